import { hasDropCap } from '../../../src/content/assemble/textTraits';
import { document, node, paragraph } from '../../support/richText';

const LONG = 'Oaks outlive the people who plant them. '.repeat(6);

it.each([
  ['a paragraph of some length', [paragraph(LONG)], true],
  ['a short one', [paragraph('Hello,')], false],
  ['a number', [paragraph(`12 ${LONG}`)], false],
  ['a heading', [node('heading-2', ['Oaks']), paragraph(LONG)], false],
  ['nothing', [], false],
] as const)('a text that begins with %s has a large first letter: %#', (_, content, has) => {
  expect(hasDropCap(document(...content))).toBe(has);
});
