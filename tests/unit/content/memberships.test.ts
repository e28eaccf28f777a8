/** The associations that the company belongs to, in a section and in structured data. */
import { addNode } from '../../support/content';
import { seededForEach, toldOf } from '../../support/seeded';

const seeded = seededForEach();

it('are listed in their order, and in structured data where they are shown', () => {
  addNode(seeded.space, 'section', 'guilds', { name: 'Guilds', layout: 'Memberships' });
  seeded.node('page', { kind: 'about' }).sections = ['Entry:guilds'];
  expect(seeded.sections('memberships')).toEqual([]);

  addNode(seeded.space, 'membership', 'b', { name: 'Town Chamber', order: 20 });
  const register = 'https://guild.example/oak';
  addNode(seeded.space, 'membership', 'a', { name: 'Tree Guild', register, order: 10 });
  expect(seeded.sections('memberships').flatMap(({ memberships }) => memberships)).toMatchObject([
    { label: 'Tree Guild', href: register },
    { label: 'Town Chamber' },
  ]);
  const told = { '@type': 'Organization', name: 'Tree Guild', url: register };
  const memberOf = (path: string): unknown =>
    toldOf(seeded.page(path), 'HomeAndConstructionBusiness')[0]?.['memberOf'];
  expect(memberOf('/about/')).toEqual([told, { '@type': 'Organization', name: 'Town Chamber' }]);
  expect(memberOf('/')).toBeUndefined();
  seeded.node('page', { kind: 'about' }).sections = ['Entry:guilds', 'Entry:guilds'];
  expect(memberOf('/about/')).toHaveLength(2);
});
