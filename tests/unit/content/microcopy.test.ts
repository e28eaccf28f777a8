import { microcopy, sharedTexts } from '../../../src/content/defaults/microcopy';

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
