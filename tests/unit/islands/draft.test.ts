import { readDraft } from '../../../src/islands/contactForm/draft';

const NOW = Date.parse('2024-05-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

const read = (stored: string | null) => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const localStorage = { getItem: () => stored };
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
  return readDraft();
};
const savedAt = (time: unknown): string =>
  JSON.stringify({ values: { name: 'Maria' }, photos: [], savedAt: time });

it('a kept message comes back for thirty days', () => {
  expect(read(savedAt(NOW - 30 * DAY))?.values).toEqual({ name: 'Maria' });
  expect(read(savedAt(NOW - 30 * DAY - 1))).toBeUndefined();
});

it.each([null, '', 'no json', '7', 'null', '[]', '{"values":5}', savedAt('today')])(
  'a kept message is nothing when the storage holds %p',
  (stored) => expect(read(stored)).toBeUndefined(),
);
