/**
 * What the bundled texts promise. `tests/content/setup.long.test.ts` proves that they fit the model by
 * putting all of them into a space; `tests/browser/screenshots.spec.ts` shows how they look.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaults } from '../../../src/content/defaults';
import { PAGE_KINDS } from '../../../src/content/model';
import { bundledDefaults, emptySpace, seededSpace, siteOf } from '../../support/content';

it('needs no correction except those that only the owner can make', async () => {
  const { problems } = siteOf(emptySpace(), await bundledDefaults());
  const fields = problems.map(({ contentType, field }) => `${contentType} ${field}`);
  expect([...new Set(fields)]).toEqual(['testimonial isSample']);
});

it('needs none in a space either, where its texts are the staff’s own', async () => {
  const bundled = await bundledDefaults();
  const { problems } = siteOf(seededSpace(bundled), bundled);
  expect(problems.filter(({ field }) => field === 'description')).toEqual([]);
});

it('has one page of each kind', () => {
  const kinds = defaults.page.map(({ fields }) => fields.kind);
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(PAGE_KINDS).sort());
  const special = kinds.filter((kind) => kind !== 'standard');
  expect(special).toHaveLength(new Set(special).size);
});

it('gives services a menu name only where it differs, so that menus follow when a service is renamed', () => {
  const same = defaults.service.filter(({ fields }) => fields.linkTitle === fields.title);
  expect(same).toEqual([]);
});

it('promises neither a price nor a time of arrival nor an insurer’s money', () => {
  expect(JSON.stringify(defaults)).not.toMatch(/\$\s?\d|within (an|one|\d+) (hour|minute)/i);
  const insurance = defaults.faq.find(({ id }) => id === 'faq-insurance')?.fields.answer ?? '';
  expect(insurance).toMatch(/for your insurer to say/);
});

it('takes the company’s name and phone number from tokens', () => {
  const { company = '' } = defaults.siteConfig[0]?.fields ?? {};
  expect(company).toMatch(/\S/);
  const literal = Object.entries(defaults)
    .filter(([type]) => type !== 'siteConfig')
    .flatMap(([, entries]) => entries.map((entry) => JSON.stringify(entry)))
    .filter((text) => text.includes(company) || /\d{3}[)\s.-]*\d{3}[\s.-]\d{4}/.test(text));
  expect(literal).toEqual([]);
});

describe('photo credits', () => {
  const credits = defaults.siteConfig[0]?.fields.photoCredits ?? '';
  const rows = readFileSync(path.resolve('src/images/CREDITS.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, file = '']) => file.endsWith('.jpg'))
    .map(([, file = '', , source = '', license = '']) => ({
      name: file.replace('.jpg', ''),
      author: source.replace(/[,(].*$/, '').trim(),
      license,
    }));
  const LICENSES: Readonly<Record<string, string>> = {
    'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
    'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
    'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  };
  let used: ReadonlySet<string>;
  beforeAll(async () => {
    used = new Set(Object.values((await bundledDefaults()).pictures).map(({ file }) => file));
  });

  it('name the author of every picture in use', () => {
    const named = rows.filter(({ author }) => credits.toLowerCase().includes(author.toLowerCase()));
    expect([...used].filter((file) => !named.some(({ name }) => name === file))).toEqual([]);
  });

  it('link the license and mention the changes where the license asks for it', () => {
    const asking = rows.filter(({ name, license }) => used.has(name) && license in LICENSES);
    expect(asking.length).toBeGreaterThan(0);
    for (const { author, license } of asking) {
      const paragraph = credits
        .split('\n\n')
        .find((text) => text.includes(author) && text.includes(license));
      expect(paragraph).toContain(`[${license}](${LICENSES[license]})`);
      expect(paragraph).toContain('cropped and resized');
    }
  });
});
