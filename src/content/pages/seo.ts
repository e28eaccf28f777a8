/** Texts of every page for search engines and social networks. */
import { SITE_LANGUAGE } from '../model';
import { plainText } from '../richText/nodes';
import { beginningOf, oneLine } from '../text';
import { replaceTokens } from '../tokens';
import type { RichText } from '../types';
import type { Picture } from '../views/parts';
import { pageOfKind, type Entry } from '../entries';
import type { AssemblyContext } from './context';
import type { PageInput } from './pageInput';

/** Characters that search engines show. The report warns of longer texts; pages keep twice as many. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;

/** Key of a path in the per-page settings: no leading slash, dashes to camelCase. `/` is `home`. */
const settingKey = (path: string): string => {
  const name = path.replace(/^\/+|\/+$/g, '');
  return name === ''
    ? 'home'
    : name.replace(/-+([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
};

/**
 * The setting for a path: the path's own setting; or else that of the blog, contact or services page, when
 * the path contains the name; or else that of the home page.
 */
export const lookupSetting = <T>(path: string, settings: ReadonlyMap<string, T>): T | undefined => {
  const named = ['blog', 'contact', 'services'].find((name) => path.includes(name));
  return settings.get(settingKey(path)) ?? settings.get(named ?? 'home') ?? settings.get('home');
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
  return `${beginningOf(text, at > limit / 2 ? at : limit - 1)}…`;
};

/** A text in one line, cut at a word so that it has at most `limit` characters. */
export const shorten = (text: string, limit: number): string => cut(oneLine(text), limit);

/** First words of a rich text, for descriptions that nobody wrote. */
export const firstWords = (document: RichText | undefined, length = 150): string | undefined => {
  const text = document && shorten(plainText(document), length);
  return text === '' ? undefined : text;
};

type ShareImage = Pick<Picture, 'width' | 'height' | 'alt'> & { readonly url: string };

/** What social networks show of a page: its own picture, else that of the company. */
const shareImage = (
  context: AssemblyContext,
  page: PageInput,
  title: string,
): ShareImage | undefined => {
  const { shareImage: shared } = context.fields(context.content.siteConfig);
  const picture = context.picture(page.fields.shareImage ?? page.picture ?? shared, 'share');
  if (!picture) return undefined;
  const { src, width, height, alt } = picture;
  return { url: new URL(src, context.settings.siteUrl).href, width, height, alt: alt || title };
};

/** Description of a page without a text of its own; its name makes it unique. */
const lookedUpDescription = (context: AssemblyContext, path: string, name: string): string => {
  const found = lookupSetting(path, pageSettings(context));
  const setting = found && context.fields(found);
  const shared = setting?.metaDescription ?? setting?.intro;
  return [name, shared ?? context.tokens.company].join('. ');
};

/** The document head of one page, without its graph. Never empty, and without tokens. */
export const buildSeo = (context: AssemblyContext, page: PageInput) => {
  const { content, settings } = context;
  const { company } = context.tokens;
  const { name } = page;
  const post = page.mainEntity?.kind === 'post' ? page.mainEntity : undefined;
  const named = name.includes(company) ? name : `${name} | ${company}`;
  const title = shorten(page.fields.metaTitle ?? named, TITLE_LIMIT * 2);
  const described =
    page.fields.metaDescription ??
    page.summary ??
    firstWords(page.fields.body) ??
    lookedUpDescription(context, page.path, name);
  const description = shorten(described, DESCRIPTION_LIMIT * 2);
  const image = shareImage(context, page, title);
  return {
    title,
    description,
    canonical: `${settings.siteUrl}${page.path}`,
    siteName: company,
    /** Language and country, as Open Graph writes them. */
    locale: SITE_LANGUAGE.replace('-', '_'),
    type: post ? 'article' : 'website',
    image,
    keywords: [...(post?.tags ?? []), ...(content.siteConfig.fields.keywords ?? [])].map((word) =>
      replaceTokens(word, context.tokens),
    ),
    /** False on the 404, thank-you and offline pages, and in every build that does not go live. */
    index: page.index !== false && settings.goesLive,
    /** The site has a blog, and so a feed. */
    feed: pageOfKind(content, 'blog') !== undefined,
    /** Only of posts: the day it was last changed, ISO 8601. */
    date: post?.date,
  };
};

/** What the document head says, without its graph. All addresses are absolute. */
export type Seo = ReturnType<typeof buildSeo>;
