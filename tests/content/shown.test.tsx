/** The content report lists a text for a page exactly when that page shows it. */
import type { Block } from '../../src/content/assemble/context';
import {
  contentTypeIds,
  fieldsOf,
  isVisibleText,
  type ContentTypeId,
} from '../../src/content/model';
import { bundledDefaults, allPages, seededSpace, siteOf, type Space } from '../support/content';
import { renderChrome, renderHead, renderPage } from '../support/renderSite';

jest.mock('gatsby', () => jest.requireActual<object>('../support/gatsby'));
jest.setTimeout(180_000);

const MARK = /zq\d+z/g;

/** Texts that visitors read once they have done something, or that are part of an address. */
const LATER = new Set([
  ...fieldsOf('formText').map(([id]) => `formText.${id}`),
  ...['loading', 'shareCopied'].map((id) => `interfaceText.${id}`),
  ...['Subject', 'Greeting', 'Sentence', 'Footer'].map((id) => `interfaceText.share${id}`),
]);

const inRichText = (json: string, mark: string): string => {
  let done = false;
  return JSON.stringify(JSON.parse(json), (key, value: unknown) => {
    if (done || key !== 'value' || typeof value !== 'string' || value.trim() === '') return value;
    done = true;
    return `${value} ${mark}`;
  });
};

/** Gives every text of a space a mark of its own; returns what each mark stands for. */
const markAll = (space: Space): ReadonlyMap<string, string> => {
  const places = new Map<string, string>();
  for (const type of contentTypeIds) {
    for (const node of space[type].nodes) {
      for (const [id, field] of fieldsOf(type)) {
        const value = node[id];
        if (!isVisibleText(field) || value === null || type === 'siteConfig') continue;
        const mark = `zq${places.size}z`;
        places.set(mark, `${type}.${id} ${node.contentful_id}`);
        if (field.kind === 'richText') node[id] = inRichText(value as string, mark);
        else if (Array.isArray(value)) node[id] = [...(value as string[]), mark];
        else node[id] = `${value as string} ${mark}`;
      }
    }
  }
  return places;
};

const fill = (space: Space, type: ContentTypeId, field: string, value: string): void => {
  for (const node of space[type].nodes) node[field] ??= value;
};

const isTextField = ({ contentType, field }: Block): boolean =>
  fieldsOf(contentType).some(([id, definition]) => id === field && isVisibleText(definition));

const placeOf = ({ contentType, field, entryId }: Block): string =>
  `${contentType}.${field} ${entryId}`;

it('lists every text where it is shown, and nowhere else', async () => {
  const bundled = await bundledDefaults();
  const space = seededSpace(bundled);
  // Fields that most looks do not show, filled everywhere.
  for (const field of ['kicker', 'intro', 'numeral', 'numeralNote', 'pictureCaption', 'callNote'])
    fill(space, 'section', field, `Some ${field}`);
  for (const field of ['callNote', 'stepsHeading']) fill(space, 'service', field, `Some ${field}`);
  for (const field of ['callText', 'callNote', 'pictureCaption'])
    fill(space, 'page', field, `Some ${field}`);
  const places = markAll(space);
  const { site } = siteOf(space, bundled, { settings: { mapsKey: 'key' } });

  const placesIn = (html: string): ReadonlySet<string> =>
    new Set((html.match(MARK) ?? []).map((mark) => places.get(mark) ?? mark));
  const listed = (path: string): readonly string[] =>
    site.blocks
      .filter((block) => block.path === path && block.contentType !== 'siteConfig')
      .filter(isTextField)
      .map(placeOf);

  const chrome = placesIn((await renderChrome(site)).html);
  const everywhere = new Set(listed('*'));
  const wrong: string[] = [];
  for (const view of allPages(site)) {
    const html = (await renderPage(site, view)).html + (await renderHead(view)).html;
    const shown = placesIn(html);
    const onEvery = new Set(view.path.startsWith('/blog/') ? listed('/blog/*') : []);
    const own = new Set(listed(view.path));
    for (const place of own)
      if (!shown.has(place) && !LATER.has(place.split(' ')[0] ?? ''))
        wrong.push(`${view.path}: listed, but not shown: ${place}`);
    for (const place of shown)
      if (![own, onEvery, everywhere].some((all) => all.has(place)))
        wrong.push(`${view.path}: not listed: ${place}`);
  }
  const [home] = allPages(site);
  const onHome = home ? placesIn((await renderPage(site, home)).html) : chrome;
  for (const place of everywhere)
    if (!chrome.has(place) && !onHome.has(place)) wrong.push(`*: not shown: ${place}`);
  expect(wrong).toEqual([]);
});
