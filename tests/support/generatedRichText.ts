/** Generates formatted texts of any published node and mark, some where they may not stand. */
import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { CONTENTS } from '../../src/content/richText/shape';
import { node, words, type TestNode } from './richText';

const TYPES = [...Object.values(BLOCKS), ...Object.values(INLINES), 'marquee', '__proto__'];

const marks = fc.uniqueArray(fc.constantFrom(...Object.values(MARKS), 'blink', 'constructor'), {
  maxLength: 2,
});

/** What the words and the data of generated nodes are. */
interface Parts {
  readonly text: fc.Arbitrary<string>;
  readonly data: fc.Arbitrary<object>;
}

/** Mostly a node that may stand there. */
const nodeIn = (parent: string, parts: Parts, depth = 0): fc.Arbitrary<TestNode> => {
  const type = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...(CONTENTS.get(parent) ?? []), 'text') },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  );
  return type.chain((picked) => {
    if (picked === 'text')
      return fc.tuple(parts.text, marks).map(([value, formats]) => words(value, ...formats));
    const content =
      depth > 5 ? fc.constant([]) : fc.array(nodeIn(picked, parts, depth + 1), { maxLength: 4 });
    return fc.tuple(content, parts.data).map(([inside, data]) => node(picked, inside, data));
  });
};

/** A document of up to five blocks. */
export const documentWith = (parts: Parts): fc.Arbitrary<TestNode> =>
  fc
    .array(nodeIn(BLOCKS.DOCUMENT, parts), { minLength: 1, maxLength: 5 })
    .map((content) => node(BLOCKS.DOCUMENT, content));
