/** Generators of what an attacker, a broken import or a tired editor may put into a space. */
import fc from 'fast-check';
import { documentWith } from '../../support/generatedRichText';
import { TEXTS } from './hostile';

/** Part of every generated text, so that tests notice a page that shows none. */
export const CANARY = 'wych';

/** Pieces that mean something to HTML, JSON, addresses, tokens or styles. Their tags are `x-evil`. */
const PIECES = [
  ...['"', "'", '`', '<', '>', '/>', '&', '&quot;', '&#34;', '&lt;x-evil&gt;', ' '],
  ...['<x-evil onload=evil()>', '" onmouseover="evil()" x-evil="'],
  ...["' onfocus='evil()' autofocus x-evil='", '"><script>evil()</script>'],
  ...['</script><script>evil()</script>', '</style><x-evil>'],
  ...['</title></textarea></template><x-evil>', '<!--', '-->', ']]>', '<svg/onload=evil()>'],
  ...['<base href=//evil.example>', '<meta http-equiv=refresh content=0;url=//evil.example>'],
  ...['<iframe srcdoc="<x-evil>">', 'javascript:evil()', 'url(javascript:evil())', '${evil()}'],
  ...['{{phone}}', '{{ company }}', '{{<x-evil>}}', '{{', '}}', '%00', '%22%3E%3Cx-evil%3E'],
  ...['\\', '\\u003c', '\u0000', '\u000c', '\r\n', '\u2028', '\u202e', '\ud800', '\u{1f333}'],
  '__proto__',
] as const;

const piece = fc.oneof(
  { arbitrary: fc.constantFrom(...PIECES), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 1 },
);

const joined = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

/** A text of random pieces around the canary. */
export const hostileText = fc
  .tuple(joined, joined)
  .map(([before, after]) => `${before}${CANARY}${after}`);

/** Beginnings of addresses, with characters that browsers drop or people cannot see. */
const STARTS = [
  ...['javascript:', 'JaVa\tScRi\u0000Pt\n:', '\u0001 javascript:', 'java\u00adscript\u200b:'],
  ...['vbscript:', 'data:text/html,', 'da\rta:text/html,', 'blob:', 'file:', 'javascript&colon;'],
  ...['https://', 'http://', '//', '/\\', '\\\\', '/', '/about/', '#', '?', 'mailto:', 'tel:'],
  ...['https://a.example/', 'https://evil@', 'https:evil', '', '../'],
] as const;

/** A text that may only look like an address. */
export const hostileAddress = fc
  .tuple(fc.constantFrom(...STARTS), joined)
  .map(([start, rest]) => `${start}${rest}`);

const TARGETS = [
  ...['post-tree-on-the-house-first-hour', 'callout-wires', 'diagram-signs', 'diagram-three-cuts'],
  ...['nowhere', '__proto__'],
] as const;

/** The JSON of formatted text of any nodes and marks, with links and embeds among them. */
export const hostileDocument = (assetIds: readonly string[]): fc.Arbitrary<string> => {
  const texts = Object.values(TEXTS);
  const id = fc.constantFrom(...TARGETS, ...assetIds);
  const data = fc.oneof(
    fc.oneof(fc.constantFrom('#quote', 'about', ...texts), hostileAddress).map((uri) => ({ uri })),
    id.map((target) => ({ target: { sys: { id: target, linkType: 'Entry' } } })),
    fc.constantFrom({}, { target: null }, { target: { sys: null } }, { uri: 7 }),
  );
  const text = fc.oneof(fc.constantFrom(...texts), hostileText);
  return documentWith({ text, data }).map((document) => JSON.stringify(document));
};
