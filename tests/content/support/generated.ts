/** Generators of what an attacker, a broken import or a tired editor may put into a space. */
import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { TEXTS } from './hostile';

/** Part of every generated text, so that a page that shows none of them is noticed. */
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

/** Any characters, halves of characters and what is no character among them. */
const anything = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 12 })
  .map((codes) => String.fromCodePoint(...codes));

const piece = fc.oneof(
  { arbitrary: fc.constantFrom(...PIECES), weight: 4 },
  { arbitrary: anything, weight: 1 },
);

const joined = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

/** A text of any pieces around the canary. */
export const hostileText = fc
  .tuple(joined, joined)
  .map(([before, after]) => `${before}${CANARY}${after}`);

const SCHEMES = [
  'javascript:',
  'vbscript:',
  'data:text/html,',
  'blob:',
  'file:',
  'https:',
] as const;

/** What browsers drop inside an address, or what people do not see there. */
const UNSEEN = ['', '\t', '\n', '\r', '\u0000', '\u0001', '\u00ad', '\u200b', ' '] as const;

/** A scheme as browsers still read it: in capitals or not, with blanks and control characters between. */
const disguised = fc
  .tuple(
    fc.constantFrom(...SCHEMES),
    fc.array(fc.constantFrom(...UNSEEN), { maxLength: 12 }),
    fc.boolean(),
  )
  .map(([scheme, between, loud]) =>
    [...(loud ? scheme.toUpperCase() : scheme)]
      .map((letter, index) => `${between[index] ?? ''}${letter}`)
      .join(''),
  );

const start = fc.oneof(
  disguised,
  fc.constantFrom(
    ...['https://', 'http://', '//', '/\\', '\\\\', '/', '/about/', '#', '?', 'mailto:', 'tel:'],
    ...['https://a.example/', 'https://evil@', 'https:evil', 'javascript&colon;', '', '../'],
  ),
);

/** An address that may only pretend to be one. */
export const hostileAddress = fc.tuple(start, joined).map(([scheme, rest]) => `${scheme}${rest}`);

const nodeType = fc.constantFrom(
  ...Object.values(BLOCKS),
  ...Object.values(INLINES),
  'text',
  'marquee',
  '__proto__',
  '',
);

const mark = fc.constantFrom(...Object.values(MARKS), 'blink', 'constructor');

const targetId = fc.constantFrom(
  'post-tree-health',
  'callout-wires',
  'diagram-signs',
  'diagram-three-cuts',
  'nowhere',
  '__proto__',
);

const uri = fc.oneof(
  fc.constantFrom('/about/', '#quote', 'about', ...Object.values(TEXTS)),
  hostileAddress,
);

/** The JSON of formatted text of any nodes and marks, with links and embeds among them. */
export const hostileDocument = (assetIds: readonly string[]): fc.Arbitrary<string> => {
  const id = fc.oneof(targetId, fc.constantFrom('nowhere', ...assetIds));
  const data = fc.oneof(
    fc.record({ uri }),
    fc.record({ target: fc.record({ sys: fc.record({ id, linkType: fc.string() }) }) }),
    fc.constantFrom(null, {}, { target: null }, { target: { sys: null } }, { uri: 7 }),
  );
  const { node } = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      fc.record({
        nodeType: fc.constant('text'),
        value: fc.oneof(fc.constantFrom(...Object.values(TEXTS)), hostileText),
        marks: fc.oneof(fc.array(fc.record({ type: mark }), { maxLength: 3 }), fc.constant(null)),
        data: fc.constant({}),
      }),
      fc.record(
        { nodeType, data, content: fc.array(tie('node'), { maxLength: 4 }) },
        { requiredKeys: ['nodeType'] },
      ),
      fc.constantFrom(null, 'text', 7, [], {}),
    ),
  }));
  return fc
    .array(node, { maxLength: 5 })
    .map((content) => JSON.stringify({ nodeType: 'document', data: {}, content }));
};
