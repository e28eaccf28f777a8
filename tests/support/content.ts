/** Makes a whole site from an in-memory space, without Gatsby: the pure half of a build. */
import { readFile } from 'node:fs/promises';
import type { SiteSettings } from '../../src/content/pages/input';
import { bundledPictureId, loadBundled, type Bundled } from '../../src/content/bundled';
import type { PartialEntry } from '../../src/content/entries';
import type { RawAsset, RawContent, RawEntry } from '../../src/content/read/raw';
import { contentTypeIds, fieldsOf, LOOKS, type ContentTypeId } from '../../src/content/model';
import type { Field } from '../../src/content/model/fields';
import type { Problem } from '../../src/content/problems';
import { checkContent } from '../../src/content/check';
import { makeSite, type MadeSite as WholeSite } from '../../src/content/site';
import { node, rawRichText } from './richText';
import type { BundledPicture } from '../../src/content/types';
import type { LookName, SectionView } from '../../src/content/views';

export { allPages } from '../../src/content/pages';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
export type Node = Mutable<RawEntry>;

/** What the content query returns, to be changed by a test. */
export type Space = { [T in ContentTypeId]: { nodes: Node[] } } & {
  asset: { nodes: Mutable<RawAsset>[] };
};

const CHANGED_AT = '2026-05-05T12:00:00.000Z';

const loadDefaults = async (): Promise<Bundled> => {
  const converted = process.env['BUNDLED_DEFAULTS'];
  return converted === undefined
    ? loadBundled()
    : (JSON.parse(await readFile(converted, 'utf8')) as Bundled);
};

let loaded: Promise<Bundled> | undefined;

/** The bundled defaults, converted once. */
export const bundledDefaults = (): Promise<Bundled> => (loaded ??= loadDefaults());

/** A default's value in the form that the content query gives it. */
const rawValue = (field: Field, value: unknown): unknown => {
  if (value === undefined) return null;
  switch (field.kind) {
    case 'richText':
      return JSON.stringify(value);
    case 'picture': {
      const picture = value as BundledPicture;
      return [`Asset:${bundledPictureId(picture)}`];
    }
    case 'link':
      return [`Entry:${value as string}`];
    case 'linkList':
      return (value as readonly string[]).map((id) => `Entry:${id}`);
    case 'choice':
      return field.choices[value as string];
    default:
      return value;
  }
};

/** A space without a single entry. */
export const emptySpace = (): Space =>
  Object.fromEntries([...contentTypeIds, 'asset'].map((type) => [type, { nodes: [] }])) as never;

/** A space as the seed leaves it: every default as an entry, every bundled picture as an asset. */
export const seededSpace = ({ entries, pictures }: Bundled): Space => {
  const space = emptySpace();
  for (const type of contentTypeIds) {
    for (const entry of entries[type] as readonly PartialEntry[]) {
      const values = entry.fields as Record<string, unknown>;
      const fields = fieldsOf(type).map(([id, field]) => [id, rawValue(field, values[id])]);
      const node = { contentful_id: entry.id, updatedAt: CHANGED_AT, createdAt: CHANGED_AT };
      space[type].nodes.push({ ...node, ...(Object.fromEntries(fields) as object) });
    }
  }
  addNode(space, 'migrationRecord', 'seed-1', {
    name: 'Seed',
    items: Object.values(entries).flatMap((list) => list.map(({ id }) => id)),
  });
  for (const [id, { alt, caption, file }] of Object.entries(pictures)) {
    space.asset.nodes.push({
      contentful_id: id,
      title: caption ?? file,
      description: alt,
      filename: `${file}.jpg`,
      url: `https://images.ctfassets.net/space/${id}/${file}.jpg`,
      mimeType: 'image/jpeg',
      width: 2000,
      height: 1400,
      size: 400_000,
    });
  }
  return space;
};

/** A new entry of a space; fields that are not given are empty. */
export const addNode = (
  space: Space,
  type: ContentTypeId,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Node => {
  const empty = Object.fromEntries(fieldsOf(type).map(([field]) => [field, null]));
  const node = { contentful_id: id, updatedAt: CHANGED_AT, createdAt: CHANGED_AT };
  const whole: Node = { ...node, ...empty, ...fields };
  space[type].nodes.push(whole);
  return whole;
};

/** Adds a page for each look, with one section that has it. */
export const addLooks = (space: Space, fields: object = {}): void => {
  for (const [look, label] of Object.entries(LOOKS)) {
    const own = { name: look, layout: label, heading: `Heading of ${look}` };
    addNode(space, 'section', look, { ...own, ...fields });
    const page = { name: look, kind: 'standard', slug: `look-${look}` };
    addNode(space, 'page', `look-${look}`, { ...page, sections: [`Entry:${look}`] });
  }
};

/** Adds all that a space does not come with: a card, a notice, and the pages of `addLooks`. */
export const addEverything = (space: Space): void => {
  const [picture] = space.asset.nodes.map(({ contentful_id: id }) => `Asset:${id}`);
  addNode(space, 'card', 'ann', { title: 'Ann', note: 'Climber', picture: [picture] });
  addNode(space, 'notice', 'storm', { text: 'Storm', linkLabel: 'Read', linkHref: '/about' });
  const body = rawRichText('Before.', node('heading-2', ['First']), 'One.');
  addLooks(space, { body, picture, buttonHref: '/about/' });
  const cards = space.section.nodes.find(({ contentful_id: id }) => id === 'cards');
  Object.assign(cards ?? {}, { chosen: ['Entry:ann'] });
  const lower = { name: 'Lower', kind: 'standard', slug: 'lower', body };
  addNode(space, 'page', 'lower', { ...lower, below: ['Entry:look-text'] });
};

/** Fills in every empty text in the entries of a space. */
export const fillTexts = (space: Space): void => {
  for (const type of contentTypeIds)
    for (const [id, { kind }] of fieldsOf(type))
      for (const node of space[type].nodes)
        if (kind === 'richText') node[id] ??= rawRichText('Some words');
        else if (kind === 'text' || kind === 'longText') node[id] ??= `Some ${id}`;
};

export interface MadeSite extends Omit<WholeSite, 'problems'> {
  readonly problems: readonly Problem[];
}

export interface SiteOptions {
  readonly settings?: Partial<SiteSettings>;
  /** The moment of the build. */
  readonly now?: string;
}

let latest:
  | { readonly input: string; readonly bundled: Bundled; readonly made: MadeSite }
  | undefined;

/** Space → site, by the very steps of a build; not made again while nothing has changed. */
export const siteOf = (
  space: RawContent,
  bundled: Bundled,
  options: SiteOptions = {},
): MadeSite => {
  const input = JSON.stringify([space, options]);
  if (latest?.input !== input || latest.bundled !== bundled)
    latest = { input, bundled, made: newSiteOf(space, bundled, options) };
  return latest.made;
};

const newSiteOf = (
  space: RawContent,
  bundled: Bundled,
  { settings = {}, now = CHANGED_AT }: SiteOptions,
): MadeSite => {
  const made = makeSite(
    space,
    bundled,
    {
      siteUrl: 'https://www.example.com',
      ownAddress: '',
      ownHosts: [],
      goesLive: true,
      preview: false,
      counting: 'off',
      ...settings,
    },
    new Date(now),
  );
  let checked = false;
  return {
    ...made,
    // Most tests do not read them, and the checks take a fifth of the time.
    get problems() {
      if (!checked) checkContent(made);
      checked = true;
      return made.problems.all;
    },
  };
};

/** The first section of a look on a page. */
export const sectionIn = <L extends LookName>(
  page: { readonly sections: readonly SectionView[] } | undefined,
  look: L,
): SectionView<L> | undefined =>
  page?.sections.find((section) => section.look === look) as SectionView<L> | undefined;
