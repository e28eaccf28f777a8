/**
 * What the build does to each page that Gatsby has written. Pure functions on text: a page is at
 * most a few hundred kilobytes, and a site may have ten thousand of them.
 */
import { createHash } from 'node:crypto';
import { withoutOldDeclarations } from './lighter';
import { SPECULATION_RULES } from './speculation';

/** Id of the data block that the boot script reads. */
export const PAGE_DATA_ID = 'page-start';

/** What the boot script needs to start the app, printed as JSON in the page. */
export interface PageStart {
  /** Properties of `window` that Gatsby's scripts read. */
  readonly globals: {
    readonly pagePath: string;
    readonly ___webpackCompilationHash: string;
    readonly ___chunkMapping: ChunkMapping;
  };
  /** Addresses of the scripts, in the order in which they must run. */
  readonly scripts: readonly string[];
}

type ChunkMapping = Readonly<Record<string, readonly string[]>>;

/** Chunks that are asked for by a name in the data of a page; webpack knows where all others are. */
const LOOKED_UP = /^(?:component|slice)---/;

/** What a page needs from the policy that it is served with. */
export interface PageNeeds {
  /** CSP hashes (`sha256-…`) of the style elements. */
  readonly styles: readonly string[];
  /**
   * CSP hashes of what stands in the page itself and needs the policy's leave to run. Only for checks:
   * the policy allows `ownScripts` and nothing else, whatever gets into a page.
   */
  readonly scripts: readonly string[];
  /** Origins of pictures that come from elsewhere. */
  readonly pictures: readonly string[];
}

/** The CSP hash of an inline style or script. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** CSP hashes of what may run in a page itself: the boot script, and the rules of what to prefetch. */
export const ownScripts = (boot: string): readonly string[] => [
  cspHash(boot),
  cspHash(SPECULATION_RULES),
];

/**
 * Makes a page of Gatsby's ready to serve: styles in the head, no style attributes of Gatsby's, no
 * script but the given one, and Gatsby's own scripts as data.
 *
 * @param html a page as Gatsby wrote it; a file that is not a page of the app is returned unchanged
 * @param boot text of the boot script, the same for every page
 * @throws Error when a page of the app lacks what the app needs to start
 */
export function finishPage(html: string, boot: string): string {
  if (!html.includes('id="___gatsby"')) return html;
  const start = readStart(html);
  const plain = withoutGatsbyExtras(withoutGatsbyStyleAttributes(withoutGaps(html)));
  const { page, style } = withoutBodyStyles(plain.replace(SLICE_MARKS, ''));
  const data = JSON.stringify(start).replaceAll('<', '\\u003c');
  return insertBefore(
    insertBefore(page, '</head>', `${style}<script>${boot}</script>`),
    '</body>',
    `<script type="speculationrules">${SPECULATION_RULES}</script>` +
      `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`,
  );
}

/**
 * React 18 writes through a buffer of 2 KB and hands it on whole: where a letter of several bytes
 * does not fit at its end, null characters are left, which parsers show as a replacement character.
 */
export function withoutGaps(html: string): string {
  return html.replaceAll('\0', '');
}

/** Lists what a finished page needs from its policy. Any file of HTML will do. */
export function pageNeeds(html: string): PageNeeds {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) =>
    cspHash(text ?? ''),
  );
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes ?? '') && runs(attributes ?? ''))
    .map(([, , text]) => cspHash(text ?? ''));
  const pictures = [...html.matchAll(/<(?:img|source)\b[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\bhttps:\/\/[a-z0-9.-]+(?::\d+)?/gi)].map(([origin]) => origin.toLowerCase()),
  );
  return { styles: unique(styles), scripts: unique(scripts), pictures: unique(pictures) };
}

/** Types of script elements that are more than data to browsers. */
const ACTIVE = ['', 'module', 'text/javascript', 'speculationrules'];

/** True when a script element with these attributes needs the policy's leave. */
function runs(attributes: string): boolean {
  return ACTIVE.includes(/\btype="([^"]*)"/.exec(attributes)?.[1] ?? '');
}

const CDATA = String.raw`(?:/\*<!\[CDATA\[\*/)?\s*`;

/** Comments that mark where slices were put in. Those between tags mean nothing to React. */
const SLICE_MARKS = /(?<=>)<!-- slice-(?:start|end) id="[^"]*" -->(?=<)/g;

/** Gatsby's scripts, what it preloads for them, and what else it prints that nobody needs. */
const GATSBY_EXTRAS = [
  /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->[\s\S]*?<!-- slice-end id="\1" -->/g,
  new RegExp(
    String.raw`<script[^>]*>\s*${CDATA}window\.(?:pagePath|___chunkMapping|___webpackCompilationHash)=[\s\S]*?</script>\s*`,
    'g',
  ),
  /<script(?=[^>]*\bsrc="\/[^"]*\.js")(?=[^>]*\s(?:async|nomodule)\b)[^>]*><\/script>\s*/gi,
  /<link(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g,
  /<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>/g,
  // What gatsby-plugin-image adds for its own component, which the site does not use.
  /<noscript><style>\.gatsby-image-wrapper[\s\S]*?<\/noscript>/g,
  /<style>\.gatsby-image-wrapper[\s\S]*?<\/style>/g,
  /<script type="module">const \w+="undefined"!=typeof HTMLImageElement[\s\S]*?<\/script>/g,
];

function withoutGatsbyExtras(html: string): string {
  return GATSBY_EXTRAS.reduce((page, pattern) => page.replace(pattern, ''), html);
}

/** The theme's styles say the same; a policy without `unsafe-inline` forbids the attributes. */
function withoutGatsbyStyleAttributes(html: string): string {
  return html.replace(/<div\b[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
    tag.replace(/ style="[^"]*"/, ''),
  );
}

/**
 * Gathers the style elements that Emotion printed in the body into one for the head: the policy
 * lists the hash of each, and travels with every answer. Marked as seen (`data-s`), so that Emotion
 * leaves it where it is instead of moving it once more.
 */
function withoutBodyStyles(html: string): { page: string; style: string } {
  const styles = new Map<string, string>();
  const page = html.replace(
    /<style data-emotion="css ([^"]*)"[^>]*>([\s\S]*?)<\/style>/g,
    (_, names: string, text: string) => {
      styles.set(names, text);
      return '';
    },
  );
  if (styles.size === 0) return { page, style: '' };
  const names = [...styles.keys()].join(' ');
  const text = withoutOldDeclarations([...styles.values()].join(''));
  return { page, style: `<style data-emotion="css ${names}" data-s="">${text}</style>` };
}

function readStart(html: string): PageStart {
  const pagePath = assigned(html, 'pagePath');
  const compilationHash = assigned(html, '___webpackCompilationHash');
  const mapping = assigned(html, '___chunkMapping');
  // Pages with slices hold the mapping as JSON inside a string, which Gatsby's own code does not
  // expect: it looks names up in it to prefetch code.
  const chunkMapping = typeof mapping === 'string' ? parse(mapping) : mapping;
  const scripts = [...html.matchAll(/<script(?=[^>]*\sasync\b)[^>]*\bsrc="(\/[^"]*\.js)"/g)].map(
    ([, address]) => address as string,
  );
  if (typeof pagePath !== 'string' || typeof compilationHash !== 'string') {
    throw new Error('A page lacks the path or the compilation hash that Gatsby prints');
  }
  if (!isMapping(chunkMapping) || scripts.length === 0) {
    throw new Error(`The page ${pagePath} lacks the scripts that Gatsby prints`);
  }
  return {
    globals: {
      pagePath,
      ___webpackCompilationHash: compilationHash,
      ___chunkMapping: Object.fromEntries(
        Object.entries(chunkMapping).filter(([chunk]) => LOOKED_UP.test(chunk)),
      ),
    },
    scripts,
  };
}

/** The value that an inline script of Gatsby's assigns to a property of `window`. */
function assigned(html: string, name: string): unknown {
  const value = new RegExp(String.raw`window\.${name}=("(?:[^"\\]|\\.)*"|\{[^<]*?\});`).exec(
    html,
  )?.[1];
  return value === undefined ? undefined : parse(value);
}

function parse(text: string): unknown {
  return JSON.parse(text);
}

function isMapping(value: unknown): value is ChunkMapping {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}

function insertBefore(html: string, mark: string, addition: string): string {
  const at = mark === '</head>' ? html.indexOf(mark) : html.lastIndexOf(mark);
  if (at < 0) throw new Error(`A page lacks ${mark}`);
  return html.slice(0, at) + addition + html.slice(at);
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort();
}
