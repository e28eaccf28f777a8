import { hasText, parseDraft } from '../../../src/islands/contactForm/draft';

const now = Date.parse('2024-05-01T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const empty = {
  ...{ name: '', email: '', phone: '', comment: '' },
  ...{ service: '', urgency: '', town: '', callback: '' },
};
const values = {
  ...empty,
  name: 'Maria',
  comment: 'A limb on the roof\nsince "noon"',
  town: 'Avon',
};
const stored = (change: object = {}) =>
  JSON.stringify({ values, photos: ['oak.jpg'], savedAt: now - day, ...change });

describe('a kept message', () => {
  it('comes back exactly as it was typed', () => {
    expect(parseDraft(stored(), now)).toEqual({ values, photos: ['oak.jpg'], savedAt: now - day });
  });

  it('is forgotten after thirty days', () => {
    expect(parseDraft(stored({ savedAt: now - 30 * day }), now)).not.toBeNull();
    expect(parseDraft(stored({ savedAt: now - 30 * day - 1 }), now)).toBeNull();
  });

  it.each([null, '', 'no json', '7', 'null', '[]', '{"values":5}', stored({ savedAt: 'today' })])(
    'is nothing when the storage holds %p',
    (text) => {
      expect(parseDraft(text, now)).toBeNull();
    },
  );

  it('takes damaged fields as empty and an empty message as none', () => {
    const damaged = parseDraft(stored({ values: { name: 'Maria', email: 5 }, photos: 'x' }), now);
    expect(damaged?.values).toEqual({ ...empty, name: 'Maria' });
    expect(damaged?.photos).toEqual([]);
    expect(parseDraft(stored({ values: {} }), now)).toBeNull();
  });

  it('counts a single character as text, and white space too, for it was typed', () => {
    expect(hasText(empty)).toBe(false);
    expect(hasText({ ...empty, service: 'Tree removal' })).toBe(false);
    expect(hasText({ ...empty, phone: '8' })).toBe(true);
    expect(hasText({ ...empty, comment: ' ' })).toBe(true);
  });
});
