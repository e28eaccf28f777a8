/** Cards: people, badges, work, open positions, as staff choose them for a section. */
import { addNode } from '../../support/content';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const addCard = (id: string, more: object = {}) =>
  addNode(seeded.space, 'card', id, { title: id, ...more });

/** A link to a picture of its own. */
const picture = (id: string, more: object = {}): string => {
  const [first] = seeded.space.asset.nodes;
  if (!first) throw new Error('The space has no picture.');
  seeded.space.asset.nodes.push({ ...first, contentful_id: id, ...more });
  return `Asset:${id}`;
};
const UPRIGHT = { width: 1400, height: 2000 };

const addSection = (...chosen: readonly string[]) =>
  seeded.addSection({
    ...{ name: 'cards', layout: 'Cards', heading: 'Us' },
    chosen: chosen.map((id) => `Entry:${id}`),
  });
const cards = () => seeded.sections('cards').flatMap((section) => section.cards);

it('are shown in the order in which staff dragged them, once each, and no others', () => {
  for (const id of ['Ann', 'Bo', 'Cy']) addCard(id);
  addSection('Cy', 'Ann', 'Cy');
  expect(cards().map(({ title }) => title)).toEqual(['Cy', 'Ann']);
});

it('have as much as staff filled in, and no link to a page that is missing', () => {
  addCard('Ann', { note: 'Climber', text: 'Call {{phone}}.', href: '/careers/#apply' });
  addCard('Bo', { href: '/nowhere/' });
  addSection('Ann', 'Bo');
  const [ann, bo] = cards();
  expect(ann).toMatchObject({ note: 'Climber', href: '/careers/#apply' });
  expect(ann?.text).toMatch(/^Call \(860\)/);
  expect([bo?.href, bo?.picture]).toEqual([undefined, undefined]);
});

it('have photographs in one upright crop only if all of them are upright', () => {
  addCard('Ann', { picture: picture('ann', UPRIGHT) });
  addCard('Bo', { picture: picture('bo', UPRIGHT) });
  addCard('Cy', { picture: picture('cy') });
  const section = addSection('Ann', 'Bo');
  const shapes = () => cards().map(({ picture: one }) => one && one.width < one.height);
  expect(shapes()).toEqual([true, true]);
  section.chosen = ['Entry:Ann', 'Entry:Cy'];
  expect(shapes()).toEqual([false, false]);
});

it('show a logo whole, beside photographs too', () => {
  addCard('Guild', {
    picture: picture('guild', { mimeType: 'image/png', width: 900, height: 300 }),
  });
  addCard('Ann', { picture: picture('ann') });
  addSection('Guild', 'Ann');
  expect(cards().map(({ wholePicture }) => wholePicture)).toEqual([true, false]);
  const [guild, ann] = cards().map(({ picture: one }) => one && one.width / one.height);
  expect([guild, ann]).toEqual([3, expect.closeTo(1.5)]);
});

it('are missing from a section that has chosen none, which the report says', () => {
  addCard('Ann');
  const section = addSection();
  expect(cards()).toEqual([]);
  expect(seeded.problemsOf(section).map(({ message }) => message)).toEqual([
    expect.stringContaining('Choose cards under “These first”'),
  ]);
});
