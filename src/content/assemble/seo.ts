/** Texts of every page for search engines and social networks. */
import { SITE_LANGUAGE } from '../model';
import type { PageRules } from '../pageKinds';
import { plainText } from '../richText/nodes';
import { oneLine } from '../text';
import { replaceTokens } from '../tokens';
import type { Content, RichText } from '../types';
import type { PossibleLink, FaqView, PersonView, SectionView, SeoView } from '../views';
import { pageOfKind, type Entry } from '../entries';
import type { AssemblyContext } from './context';
import { marksOf, withoutMarks } from '../marks';

/** Characters that search engines show. The report warns of longer texts; pages keep twice as many. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;

/** Size of every share picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Key of a path in the per-page settings: no leading slash, dashes to camelCase. `/` is `home`. */
const settingKey = (path: string): string => {
  const name = path.replace(/^\/+|\/+$/g, '');
  return name === ''
    ? 'home'
    : name.replace(/-+([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
};

/**
 * The setting for a path: its own, else that of the blog, the contact or the services page when
 * the path contains their name, else that of the home page.
 */
export const lookupSetting = <T>(path: string, settings: ReadonlyMap<string, T>): T | undefined => {
  const section = ['blog', 'contact', 'services'].find((name) => path.includes(name));
  return settings.get(settingKey(path)) ?? settings.get(section ?? 'home') ?? settings.get('home');
};

/** Pages by their kind and by the key of their path. */
const pageSettings = (context: AssemblyContext): ReadonlyMap<string, Entry<'page'>> =>
  new Map(
    context.content.page.flatMap((page) => {
      const { kind } = page.fields;
      const keys = [...(kind === 'standard' ? [] : [kind]), settingKey(context.pathOf(page))];
      return keys.map((key) => [key, page] as const);
    }),
  );

const cut = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const at = text.lastIndexOf(' ', limit - 1);
  return `${text.slice(0, at > limit / 2 ? at : limit - 1)}…`;
};

/** A text in one line, cut at a word so that it has at most `limit` characters; it keeps its marks. */
export const shorten = (text: string, limit: number): string => {
  const clean = oneLine(withoutMarks(text));
  return `${cut(clean, limit)}${marksOf(text)}`;
};

/** First words of a rich text, for descriptions that nobody wrote. */
export const firstWords = (document: RichText | undefined, length = 150): string | undefined => {
  const text = document && shorten(plainText(document), length);
  return text === undefined || withoutMarks(text) === '' ? undefined : text;
};

/** A service in the whole area, or all services in one town. */
interface Service {
  readonly kind: 'service';
  readonly type?: string;
  readonly description?: string;
  readonly town?: string;
}

/** A post: when it was last changed and when it came out, ISO 8601. */
interface Post {
  readonly kind: 'post';
  readonly date: string;
  readonly published: string;
  readonly author?: PersonView;
  readonly topics?: readonly string[];
}

/** What a page provides for its own head. */
export interface SeoInput {
  readonly path: string;
  /** Title of the page when nobody wrote a search title. */
  readonly name: string;
  readonly fields: Pick<Content<'page'>, 'metaTitle' | 'metaDescription' | 'shareImage' | 'body'>;
  /** Description of the page when nobody wrote one for search results; without it the text begins one. */
  readonly summary?: string;
  readonly index?: boolean;
  readonly language?: Content<'page'>['language'];
  /** The path to it, which `pageBase` begins with the home page; empty where none stands above the heading. */
  readonly crumbs: readonly PossibleLink[];
  readonly faqs?: readonly FaqView[];
  readonly schemaType?: PageRules['schemaType'];
  /** Only of pages made of sections, and of services and towns. */
  readonly sections?: readonly SectionView[];
  /** What the page is about, if that is a thing of its own. */
  readonly about?: Service | Post;
}

/**
 * Address of the share picture that is drawn for a page when nobody uploaded one. It mirrors the
 * address of the page (`/blog/a/` has `/share/blog/a.png`), so it is unique. The home page's has an
 * underscore, which no address of a page can have.
 */
export const sharePicturePath = (path: string): string =>
  path === '/' ? '/share/_home.png' : `/share${path.replace(/\/$|\.html$/, '')}.png`;

const shareImage = (context: AssemblyContext, input: SeoInput, title: string): SeoView['image'] => {
  const uploaded = input.fields.shareImage ?? context.fields(context.content.siteConfig).shareImage;
  if (uploaded && 'url' in uploaded) {
    const { width, height } = SHARE_SIZE;
    const url = `${uploaded.url}?w=${width}&h=${height}&fit=fill&fm=jpg&q=80`;
    const alt = withoutMarks(uploaded.alt) === '' ? title : '';
    return { url, ...SHARE_SIZE, alt: `${alt}${uploaded.alt}` };
  }
  const picture = sharePicturePath(input.path);
  context.sharePictures.set(picture, withoutMarks(input.name));
  return { url: `${context.settings.siteUrl}${picture}`, ...SHARE_SIZE, alt: title };
};

/** Description of a page without a text of its own; its name makes it unique. */
const lookedUpDescription = (context: AssemblyContext, path: string, name: string): string => {
  const page = lookupSetting(path, pageSettings(context));
  const setting = page && context.fields(page);
  const shared = setting?.metaDescription ?? setting?.intro;
  return [name, shared ?? context.tokens.company].join('. ');
};

/** The head of one page, without its graph. Never empty, and without tokens. */
export const buildSeo = (context: AssemblyContext, input: SeoInput): Omit<SeoView, 'graph'> => {
  const { content, settings } = context;
  const { company } = context.tokens;
  const { name, language } = input;
  const post = input.about?.kind === 'post' ? input.about : undefined;
  const title = shorten(input.fields.metaTitle ?? `${name} | ${company}`, TITLE_LIMIT * 2);
  const described =
    input.fields.metaDescription ??
    input.summary ??
    firstWords(input.fields.body) ??
    lookedUpDescription(context, input.path, name);
  const description = shorten(described, DESCRIPTION_LIMIT * 2);
  const image = shareImage(context, input, title);
  return {
    title,
    description,
    canonical: `${settings.siteUrl}${input.path}`,
    siteName: company,
    // The country that a language has its name from: Facebook knows each of these, and none of the United States.
    locale: language ? `${language}_${language.toUpperCase()}` : SITE_LANGUAGE.replace('-', '_'),
    type: post ? 'article' : 'website',
    image,
    keywords: [...(post?.topics ?? []), ...(content.siteConfig.fields.keywords ?? [])].map((word) =>
      replaceTokens(word, context.tokens),
    ),
    index: input.index !== false && settings.goesLive,
    feed: pageOfKind(content, 'blog') !== undefined,
    date: post?.date,
  };
};
