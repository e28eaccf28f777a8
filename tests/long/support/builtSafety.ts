/** What no built page may contain, and what none may lack, whatever its space held. */
import { bootScript } from '../../../src/build/host/bootScript';
import { rawText, type BuiltPage } from '../../support/builtPages';
import { attribute, type Element } from '../../support/html';

const FORBIDDEN = new Set(['object', 'embed', 'applet', 'base', 'frame', 'frameset']);
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
const RUNS = /^(javascript|vbscript|data|file|blob):/i;
const TEL = /^tel:\+?\d{7,15}$/;
/** Scripts that browsers read and never run. */
const DATA = ['application/ld+json', 'application/json'];

/** Scripts are the app's own files, the one script that starts it, and data. */
const isOurs = (script: Element, boot: string): boolean => {
  const [source, type = ''] = [attribute(script, 'src'), attribute(script, 'type')];
  if (source !== undefined) return /^\/(?!\/)/.test(source);
  if (!DATA.includes(type)) return rawText(script) === boot;
  try {
    return JSON.parse(rawText(script)) !== null;
  } catch {
    return false;
  }
};

const dangersOf = (element: Element, boot: string): readonly string[] => {
  const { tagName, attrs } = element;
  return [
    ...(FORBIDDEN.has(tagName) ? [`<${tagName}>`] : []),
    ...(tagName === 'script' && !isOurs(element, boot)
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

/** Everything wrong with the built pages, with the page it is on; nothing when they are safe. */
export const dangersIn = (pages: Iterable<BuiltPage>): readonly string[] => {
  const boot = bootScript(true);
  const faults: string[] = [];
  for (const { path, elements, texts } of pages) {
    const found = elements.flatMap((element) => dangersOf(element, boot));
    const calls = elements.some((element) => TEL.test(attribute(element, 'href') ?? ''));
    if (!calls) found.push('no number to call');
    if (!elements.some(({ tagName }) => tagName === 'h1')) found.push('no heading');
    if (!texts.some(({ kind }) => kind === 'title')) found.push('no title');
    faults.push(...[...new Set(found)].map((fault) => `${path}: ${fault}`));
  }
  return faults;
};
