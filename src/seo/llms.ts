/** The site in plain words for language models, in the form that llmstxt.org proposes. */
import type { Site } from '../content/assemble';
import type { PageBase } from '../content/views';
import { postsOf } from './feed';

/** Posts listed; the feed and the sitemap have the others. */
const MOST_POSTS = 20;

/** One line, without characters that Markdown would read as something else. */
const line = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\`*_<>]/g, (character) => `\\${character}`)
    .trim();

const linked = (title: string, address: string, words: string | undefined): string =>
  `- [${line(title)}](${address})${words === undefined ? '' : `: ${line(words)}`}`;

const part = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `## ${line(heading)}`, '', ...lines];

/** Text of llms.txt: who, where, how to call, what is offered and what there is to read. */
export const llmsFile = (site: Site, siteUrl: string): string => {
  const { facts } = site.header;
  const home = site.pages.find(({ kind }) => kind === 'home');
  const servicesPage = site.pages.find(({ kind }) => kind === 'services');
  const blog = site.blog[0];
  const nameOf = ({ crumbs, seo }: PageBase): string => crumbs.at(-1)?.label ?? seo.title;
  const page = (one: PageBase): string =>
    linked(nameOf(one), one.seo.canonical, one.seo.description);
  return [
    `# ${line(facts.company)}`,
    '',
    ...(home ? [`> ${line(home.seo.description)}`, ''] : []),
    `- ${line(`${facts.city}, ${facts.state}`)}`,
    `- ${line(facts.phone.display)}`,
    `- ${line(facts.hours)}`,
    ...(facts.towns.length > 0 ? [`- ${line(facts.towns.join(', '))}`] : []),
    ...(facts.email === undefined ? [] : [`- ${line(facts.email)}`]),
    ...part(servicesPage ? nameOf(servicesPage) : facts.company, site.services.map(page)),
    ...part(
      site.footer.menu.linksHeading,
      site.pages.filter(({ kind, seo }) => seo.index && kind !== 'home').map(page),
    ),
    ...(blog
      ? part(
          nameOf(blog),
          postsOf(site)
            .slice(0, MOST_POSTS)
            .map(({ title, href, excerpt }) => linked(title, `${siteUrl}${href}`, excerpt)),
        )
      : []),
    '',
  ].join('\n');
};
