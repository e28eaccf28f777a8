/** The site for language models, in the format of llmstxt.org. */
import { pageName, type Site } from '../content/assemble';
import type { PageBase } from '../content/views';
import { postsOf } from './feed';

/** Posts listed; the feed and the sitemap have the others. */
const MOST_POSTS = 20;

/** The text as one line, with the special characters of Markdown escaped. */
const line = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\`*_<>]/g, (character) => `\\${character}`)
    .trim();

const link = (title: string, address: string, description = ''): string =>
  `- [${line(title)}](${address})${description && `: ${line(description)}`}`;

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `## ${line(heading)}`, '', ...lines];

/** Text of llms.txt: the company, its services, pages and newest posts. */
export const llmsFile = (site: Site, siteUrl: string): string => {
  const { facts } = site.shared;
  const home = site.pages.find(({ kind }) => kind === 'home');
  const servicesPage = site.pages.find(({ kind }) => kind === 'services');
  const blog = site.blog[0];
  const page = (one: PageBase): string =>
    link(pageName(one), one.seo.canonical, one.seo.description);
  return [
    `# ${line(facts.company)}`,
    '',
    ...(home ? [`> ${line(home.seo.description)}`, ''] : []),
    `- ${line(`${facts.city}, ${facts.state}`)}`,
    `- ${line(facts.phone.display)}`,
    `- ${line(facts.hours)}`,
    ...(facts.towns.length > 0 ? [`- ${line(facts.towns.join(', '))}`] : []),
    ...(facts.email === undefined ? [] : [`- ${line(facts.email)}`]),
    ...section(servicesPage ? pageName(servicesPage) : facts.company, site.services.map(page)),
    ...section(
      site.shared.ui.linksHeading,
      site.pages.filter(({ kind, seo }) => seo.index && kind !== 'home').map(page),
    ),
    ...(blog
      ? section(
          pageName(blog),
          postsOf(site)
            .slice(0, MOST_POSTS)
            .map(({ title, href, excerpt }) => link(title, `${siteUrl}${href}`, excerpt)),
        )
      : []),
    '',
  ].join('\n');
};
