/** What no built page may contain, and what none may lack, whatever its space held. */
import { rawText, type BuiltPage } from '../../support/builtPages';
import { attribute, type Element } from '../../support/html';

/** The scripts of a page of bundled texts, into which nobody can have written anything. */
export const ownScripts = ({ elements }: BuiltPage): readonly string[] => [
  ...elements.filter(({ tagName }) => tagName === 'script').map(rawText),
  'showNotice()',
];

const FORBIDDEN = new Set(['object', 'embed', 'applet', 'base', 'frame', 'frameset']);
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
const RUNS = /^(javascript|vbscript|data|file|blob):/i;
const TEL = /^tel:\+?\d{7,15}$/;
/** Scripts that browsers read and never run. */
const DATA = ['application/ld+json', 'application/json'];

/** Scripts are the one in every head, the rules of what to prefetch, and data. */
const isOurs = (script: Element, own: readonly string[]): boolean => {
  const [source, type = ''] = [attribute(script, 'src'), attribute(script, 'type')];
  if (source !== undefined) return /^\/(?!\/)/.test(source);
  if (!DATA.includes(type)) return own.includes(rawText(script));
  try {
    return JSON.parse(rawText(script)) !== null;
  } catch {
    return false;
  }
};

const dangersOf = (element: Element, own: readonly string[]): readonly string[] => {
  const { tagName, attrs } = element;
  return [
    ...(FORBIDDEN.has(tagName) ? [`<${tagName}>`] : []),
    ...(tagName === 'script' && !isOurs(element, own)
      ? [`<script> ${rawText(element).slice(0, 60)}`]
      : []),
    ...attrs
      .filter(({ name }) => /^on|^srcdoc$|^style$/.test(name))
      .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 60)}">`),
    ...(/refresh/i.test(attribute(element, 'http-equiv') ?? '') ? ['a page that moves away'] : []),
    ...ADDRESSES.flatMap((name) => attribute(element, name) ?? [])
      // Browsers drop these inside an address.
      .filter((address) => RUNS.test(address.replace(/[\u0000-\u0020]/g, '')))
      .map((address) => `<${tagName}> to ${address.slice(0, 60)}`),
  ];
};

/**
 * Everything wrong with the built pages, with the page it is on; nothing when they are safe.
 *
 * @param own - the scripts that a page may have, besides data
 */
export const dangersIn = (
  pages: Iterable<BuiltPage>,
  own: readonly string[],
): readonly string[] => {
  const faults: string[] = [];
  for (const { path, elements, texts } of pages) {
    const found = elements.flatMap((element) => dangersOf(element, own));
    const calls = elements.some((element) => TEL.test(attribute(element, 'href') ?? ''));
    if (!calls) found.push('no number to call');
    if (!elements.some(({ tagName }) => tagName === 'h1')) found.push('no heading');
    if (!texts.some(({ kind }) => kind === 'title')) found.push('no title');
    faults.push(...[...new Set(found)].map((fault) => `${path}: ${fault}`));
  }
  return faults;
};
