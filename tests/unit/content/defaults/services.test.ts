/** The copy of the service pages: complete, linked, within its lengths, and free of repeated facts. */
import { BLOCKS } from '@contentful/rich-text-types';
import { callouts } from '../../../../src/content/defaults/callouts';
import { comparisons } from '../../../../src/content/defaults/comparisons';
import { diagrams } from '../../../../src/content/defaults/diagrams';
import { services } from '../../../../src/content/defaults/services';
import { siteConfig } from '../../../../src/content/defaults/siteConfig';
import { fieldsOf } from '../../../../src/content/model';
import { hasChildren, isText, kindOf } from '../../../../src/content/text';
import { TOKEN_NAMES } from '../../../../src/content/tokens';
import { BUNDLED_PICTURES } from '../../../../src/images';
import {
  convert,
  countWords,
  headingLevels,
  linksOf,
  nodesOf,
  stringsOf,
  targetsOf,
} from './copyFacts';

const PAGE_ADDRESSES = ['/', '/about/', '/blog/', '/careers/', '/contact/', '/services/'];
const SERVICE_SLUGS = [
  'tree-pruning',
  'tree-trimming',
  'tree-removal',
  'stump-grinding',
  'tree-planting',
  'tree-health-consulting',
  'land-clearing',
  'emergency-tree-services',
  'arborist-consultations',
  'eco-friendly-tree-solutions',
];

const embeds = [...callouts, ...diagrams, ...comparisons];
const embedIds = new Set(embeds.map((entry) => entry.id));
const addresses = new Set([...PAGE_ADDRESSES, ...SERVICE_SLUGS.map((slug) => `/${slug}/`)]);
const facts = siteConfig[0]?.fields;

const withCity = (text = ''): string =>
  text
    .replaceAll('{{city}}', 'Hartford')
    .replaceAll('{{stateCode}}', 'CT')
    .replaceAll('{{hours}}', '24/7');

describe('the list of services', () => {
  test('has the ten pages in the order of menus', () => {
    expect(services.map(({ fields }) => fields.slug)).toEqual(SERVICE_SLUGS);
    const orders = services.map(({ fields }) => fields.order ?? 0);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(new Set(orders).size).toBe(10);
  });

  test('names each entry after its address', () => {
    for (const { id, fields } of services) expect(id).toBe(`service-${fields.slug}`);
  });

  test('features nine and tells the about page of seven', () => {
    expect(services.filter(({ fields }) => fields.featured)).toHaveLength(9);
    expect(services.filter(({ fields }) => fields.about !== undefined)).toHaveLength(7);
  });

  test('keeps the two old addresses', () => {
    expect(services.flatMap(({ fields }) => fields.previousAddresses ?? [])).toEqual([
      '/stump-grinding-removal/',
      '/tree-health-assessments/',
    ]);
  });

  test('repeats no title, heading, opening, description or drawing', () => {
    for (const key of [
      'title',
      'heading',
      'intro',
      'description',
      'overview',
      'drawing',
      'icon',
      'bannerHeading',
      'metaTitle',
      'metaDescription',
    ] as const) {
      const values = services.map(({ fields }) => fields[key]);
      expect({ key, different: new Set(values).size }).toEqual({ key, different: 10 });
    }
  });
});

describe.each(services.map(({ id, fields }) => [id, fields] as const))('%s', (_id, fields) => {
  test('fills in everything a page shows', () => {
    for (const key of [
      'title',
      'linkTitle',
      'description',
      'overview',
      'icon',
      'drawing',
      'layout',
      'heading',
      'intro',
      'pictureCaption',
      'body',
      'bannerHeading',
      'bannerText',
    ] as const)
      expect({ key, value: fields[key] ?? '' }).toEqual({
        key,
        value: expect.stringMatching(/\S/) as string,
      });
    expect(BUNDLED_PICTURES).toContain(fields.picture?.file);
    expect(fields.picture?.alt).toMatch(/\w+ \w+/);
  });

  test('has search texts of a length that is shown whole', () => {
    const title = withCity(fields.metaTitle);
    expect(title).toContain('Hartford');
    expect(title.length).toBeLessThanOrEqual(60);
    const description = withCity(fields.metaDescription);
    expect(description.length).toBeGreaterThanOrEqual(90);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  test('says enough, and not too much', async () => {
    const body = countWords((await convert(fields.body ?? '')).document);
    const steps =
      fields.steps === undefined ? 0 : countWords((await convert(fields.steps)).document);
    expect(body + steps).toBeGreaterThanOrEqual(500);
    expect(body).toBeLessThanOrEqual(900);
  });

  test('orders its headings below the one of the page', async () => {
    const levels = headingLevels((await convert(fields.body ?? '')).document);
    expect(levels[0]).toBe(2);
    expect(levels.filter((level) => level !== 2 && level !== 3)).toEqual([]);
  });

  test('links to pages of this site by their final address, and not to itself', async () => {
    const links = linksOf((await convert(fields.body ?? '')).document);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !addresses.has(link))).toEqual([]);
    expect(links).not.toContain(`/${fields.slug}/`);
  });

  test('embeds only what is there, each once', async () => {
    const { document, pictures } = await convert(fields.body ?? '');
    const entries = targetsOf(document, BLOCKS.EMBEDDED_ENTRY);
    expect(entries.filter((id) => !embedIds.has(id))).toEqual([]);
    expect(new Set(entries).size).toBe(entries.length);
    for (const picture of pictures) {
      expect(BUNDLED_PICTURES).toContain(picture.file);
      expect(picture.alt).not.toBe('');
    }
  });

  test('has rows of equal length in every table, under a full row of headings', async () => {
    const tables = nodesOf((await convert(fields.body ?? '')).document).filter(
      (node) => kindOf(node) === BLOCKS.TABLE,
    );
    for (const table of tables) {
      const rows = hasChildren(table) ? table.content : [];
      const lengths = rows.map((row) => (hasChildren(row) ? row.content.length : 0));
      expect(new Set(lengths).size).toBe(1);
      const [head] = rows;
      const cells = head !== undefined && hasChildren(head) ? head.content : [];
      expect(cells.length).toBeGreaterThan(1);
      for (const cell of cells)
        expect(nodesOf(cell).some((node) => isText(node) && node.value.trim() !== '')).toBe(true);
    }
  });
});

describe('the emergency page', () => {
  const emergency = services.filter(({ fields }) => fields.layout === 'emergency');

  test('is the only one of its kind, warns first and gives five steps', async () => {
    expect(emergency.map(({ id }) => id)).toEqual(['service-emergency-tree-services']);
    const fields = emergency[0]?.fields;
    expect(callouts.find(({ id }) => id === fields?.warning)?.fields).toMatchObject({
      tone: 'warning',
      title: expect.stringContaining('911') as string,
    });
    expect(fields?.stepsHeading).toMatch(/\S/);
    expect(fields?.callNote).toMatch(/\S/);
    expect(headingLevels((await convert(fields?.steps ?? '')).document)).toEqual([3, 3, 3, 3, 3]);
  });
});

describe('the whole copy', () => {
  const all = [...services, ...embeds];

  test('has an id for each entry only once', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('names every note, drawing and list after its kind, and uses each', () => {
    for (const { id } of callouts) expect(id).toMatch(/^callout-/);
    for (const { id } of diagrams) expect(id).toMatch(/^diagram-/);
    for (const { id } of comparisons) expect(id).toMatch(/^comparison-/);
    const texts = services.map(({ fields }) => `${fields.body} ${fields.warning}`).join(' ');
    expect(embeds.filter(({ id }) => !texts.includes(id))).toEqual([]);
  });

  test.each([
    ['service', services],
    ['callout', callouts],
    ['diagram', diagrams],
    ['comparison', comparisons],
  ] as const)('fits the lengths and required fields of the %s type', (type, entries) => {
    for (const { id, fields } of entries) {
      const values = fields as Record<string, unknown>;
      for (const [name, field] of fieldsOf(type)) {
        const value = values[name];
        if (field.required) expect({ id, name, value }).not.toMatchObject({ value: undefined });
        if ((field.kind === 'text' || field.kind === 'longText') && typeof value === 'string')
          expect({ id, name, fits: value.length <= (field.max ?? 256) }).toEqual({
            id,
            name,
            fits: true,
          });
      }
    }
  });

  test.each(all.map(({ id, fields }) => [id, stringsOf(fields).join('\n')] as const))(
    '%s takes facts from tokens and keeps a calm voice',
    (_id, text) => {
      expect(text).not.toMatch(/\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/);
      expect(text).not.toContain(facts?.company ?? 'Hartford Tree Care');
      expect(text).not.toContain(facts?.city ?? 'Hartford');
      const tokens = [...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1]);
      expect(tokens.filter((token) => !TOKEN_NAMES.some((name) => name === token))).toEqual([]);
      // An exclamation mark that does not begin an embed.
      expect(text).not.toMatch(/!(?!\[)/);
      expect(text).not.toMatch(/—|\$\d|whether you/i);
      // Typewriter quotes and apostrophes inside words; the quotes of a picture caption are syntax.
      expect(text.replace(/!\[.*?\]\(.*?\)/g, '')).not.toMatch(/["']/);
    },
  );
});
