import { microcopy, sharedTexts, type TextKey } from '../../../src/content/defaults/microcopy';
import { line, list } from '../../../src/content/defaults/sharedText';
import type { UiTexts } from '../../../src/content/views';

it('has each key once, so that no text hides another', () => {
  const keys = microcopy.map(({ fields }) => fields.key);
  expect(keys).toHaveLength(new Set(keys).size);
  expect([...sharedTexts.keys()]).toEqual(keys);
});

it('has titles by which editors tell texts from one another', () => {
  const titles = microcopy.map(({ fields }) => fields.title);
  expect(titles).toHaveLength(new Set(titles).size);
  expect(titles).toContain('Contact form: label of the name field');
});

it('has types that know the keys and refuse blank texts', () => {
  // @ts-expect-error There is no such text.
  const unknown: TextKey = 'somethingUnknown';
  // @ts-expect-error A text that falls back is not blank.
  line('blank', '');
  // @ts-expect-error White space is blank, too.
  line('white', ' \n');
  // @ts-expect-error Nor is a list without texts one.
  list('empty', []);
  const ui = {} as UiTexts;
  const always: () => string = () => ui.callButton;
  // @ts-expect-error A note may be empty.
  const sometimes: () => string = () => ui.bannerNote;
  expect([unknown, always(), sometimes()]).toEqual(['somethingUnknown', undefined, undefined]);
});
