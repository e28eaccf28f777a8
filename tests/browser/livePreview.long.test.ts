/**
 * What an editor types in Contentful is shown in the page beside it. A page that speaks the messages
 * of Contentful's SDK stands in for its web app; the page in its frame is made as a build makes it.
 */
import { parse } from 'flatted';
import type { Browser, Frame, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Sentence } from '../../src/components/Sentence';
import { RichText } from '../../src/components/RichText';
import { encodeMark } from '../../src/content/marks';
import type { Content } from '../../src/content/types';
import { publishPage } from '../../src/documents/page';
import { ENTRIES_FILE, PREVIEW_FILE, type PreviewFile } from '../../src/preview/previewFile';
import { previewPage } from '../../src/preview/previewPage';
import { liveFields } from '../../src/preview/liveTexts';
import { richText, richTextNode } from '../contentful';
import {
  PREVIEW_SITE,
  messagesOf,
  openPane,
  previewDocument,
  sendEntries,
  servePreview,
} from './support/previewSite';
import { openBrowser } from './support/site';
import { eventually } from '../support/eventually';
import { siteTexts } from '../support/fixtures';
import { inSite } from '../support/inSite';

const NUMBER = '(860) 555-0142';

const WARNING = richTextNode('embedded-entry-block', [], {
  target: { sys: { type: 'Link', linkType: 'Entry', id: 'warning' } },
});

/** The entries as the space has them when the page is built. */
const ENTRIES = [
  { sys: { id: 'config' }, fields: { phoneDisplay: NUMBER, company: 'Hartford Tree Care' } },
  {
    sys: { id: 'home' },
    fields: {
      heading: 'Trees',
      intro: 'Call {{phone}} today.',
      points: ['Oak', 'Elm'],
      body: richText('First.', richTextNode('heading-2', ['Then']), 'Last.'),
      story: richText(WARNING, 'It fell at night.'),
      order: 1,
    },
  },
];

const config = {
  ...ENTRIES[0]?.fields,
  phoneLink: '+18605550142',
  city: 'Hartford',
  state: 'Connecticut',
  hoursOfOperation: 'Always',
} as unknown as Content<'siteConfig'>;

const targets = Object.fromEntries(
  ENTRIES.flatMap(({ sys, fields }) =>
    Object.keys(fields).map((fieldId) => ({ entryId: sys.id, fieldId })),
  ).map((target, number) => [encodeMark(number), target]),
);
const file: PreviewFile = {
  spaceId: 'space',
  environment: 'master',
  locale: 'en-US',
  targets,
  config,
  counting: '',
  paths: { about: '/about/' },
};

const pageHtml = (): string => {
  const fields = liveFields(file, ENTRIES);
  const marked = (id: string, at = 0): string => {
    const field = fields.get(`home ${id}`);
    return `${field?.texts[at]}${field?.mark}`;
  };
  const story = fields.get('home story')?.document ?? (richText() as never);
  const phone = { display: NUMBER, dashed: '', href: 'tel:+18605550142' };
  const body = renderToStaticMarkup(
    createElement(
      'main',
      null,
      createElement('h1', null, marked('heading')),
      inSite(
        createElement('p', { id: 'intro' }, createElement(Sentence, { text: marked('intro') })),
        { ...siteTexts, facts: { ...siteTexts.facts, phone } },
      ),
      createElement(
        'ul',
        null,
        [0, 1].map((at) => createElement('li', { key: at }, marked('points', at))),
      ),
      createElement('img', { alt: marked('heading') }),
      inSite(
        createElement(RichText, {
          document: fields.get('home body')?.document ?? (richText() as never),
          baseLevel: 3,
        }),
      ),
      // As a post shows it: without the warning that it begins with.
      inSite(createElement(RichText, { document: { ...story, content: story.content.slice(1) } })),
    ),
  );
  return publishPage(previewDocument(body), previewPage).html;
};

let browser: Browser;
let page: Page;
let frame: Frame;
let builtAt = '2026-11-20T10:00:00.000Z';
let loads = 0;

/** What the page has asked the app to tell it of. */
const subscriptions = () => messagesOf(page, 'SUBSCRIBED');

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await servePreview(page, {
    '/': () => {
      loads += 1;
      return pageHtml();
    },
    [`/${PREVIEW_FILE}`]: () => JSON.stringify(file),
    [`/${ENTRIES_FILE}`]: () => JSON.stringify([...ENTRIES, { sys: { id: 'elsewhere' } }]),
    '/build.json': () => JSON.stringify({ builtAt }),
  });
  await openPane(page);
  await eventually('a subscription', async () => (await subscriptions()).length === 1);
  frame = page.frames().find((one) => one.url().startsWith(PREVIEW_SITE)) as Frame;
});
afterAll(() => browser.close());

/** What has been typed so far. */
let typed: readonly { readonly sys: { readonly id: string }; readonly fields: object }[] = ENTRIES;

/** Changes fields of an entry as an editor does. */
const typeInto = async (id: string, fields: object): Promise<void> => {
  typed = typed.map((entry) =>
    entry.sys.id === id ? { ...entry, fields: { ...entry.fields, ...fields } } : entry,
  );
  await sendEntries(page, typed);
};

const bar = (): Promise<string> => frame.locator('#preview-bar [role=status]').innerText();

it('reports to the app which entries the page shows, as the API delivered them', async () => {
  const [connected] = await messagesOf(page, 'CONNECTED');
  expect(connected).toMatchObject({ isInspectorEnabled: true, isLiveUpdatesEnabled: true });
  const [subscription] = await subscriptions();
  expect(parse(subscription?.config ?? '')).toMatchObject({ data: ENTRIES });
});

it('shows a changed text, and its description for those who do not see; markup stays text', async () => {
  const heading = '<b>Trees</b> & {{company}}';
  await typeInto('home', { heading });
  await frame.getByText('<b>Trees</b> & Hartford Tree Care', { exact: false }).first().waitFor();
  expect(await frame.locator('h1 b').count()).toBe(0);
  expect(await frame.locator('img').getAttribute('alt')).toContain('& Hartford Tree Care');
  expect(await bar()).toBe('');
});

it('shows a changed line of a list, and a sentence around the number that can be called', async () => {
  await typeInto('home', { points: ['Oak', 'Beech'], intro: 'Or {{ Phone }} tonight.' });
  await frame.getByText('Beech').waitFor();
  const intro = frame.locator('#intro');
  expect((await intro.innerText()).replace(/[^ -~]/g, '')).toBe(`Or ${NUMBER} tonight.`);
  expect(await intro.locator('a[href="tel:+18605550142"]').innerText()).toBe(NUMBER);
});

it('shows formatted text as it grows, with safe links only, and keeps what stays', async () => {
  await frame.locator('.rich h3').evaluate((one) => one.setAttribute('data-same', ''));
  await typeInto('home', {
    body: richText(
      richTextNode('paragraph', [
        'First and ',
        richTextNode('hyperlink', ['good'], { uri: 'https://example.org/' }),
        richTextNode('hyperlink', ['bad'], { uri: 'java\nscript:alert(1)' }),
      ]),
      richTextNode('heading-2', ['Then']),
      richTextNode('unordered-list', [
        richTextNode('list-item', [richTextNode('paragraph', ['New'])]),
      ]),
      'Last.',
    ),
  });
  await frame.locator('.rich li', { hasText: 'New' }).waitFor();
  expect(await frame.locator('.rich h3[data-same]').count()).toBe(1);
  const hrefs = await frame
    .locator('.rich a')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  expect(hrefs).toEqual(['https://example.org/']);
  expect(await frame.locator('.rich').first().innerText()).toContain('bad');
  // What was put in is labeled like everything else.
  await frame.locator('.rich li [data-contentful-field-id=body]').first().waitFor();
});

it('shows a post as it grows that begins with a warning, which stands elsewhere', async () => {
  await typeInto('home', { story: richText(WARNING, 'It fell at night.', 'Nobody was hurt.') });
  await frame.locator('.rich p', { hasText: 'Nobody was hurt.' }).waitFor();
});

it('says that it is rebuilding what needs a build, and reloads when that is there', async () => {
  const saysSo = () =>
    eventually('words in the bar', async () => (await bar()).startsWith('This change shows after'));
  await typeInto('home', { order: 2 });
  await saysSo();
  await typeInto('home', { order: 1 });
  await eventually('no words in the bar', async () => (await bar()) === '');
  await typeInto('config', { phoneDisplay: '(860) 555-0199' });
  await saysSo();
  await typeInto('config', { phoneDisplay: NUMBER });
  await eventually('no words in the bar', async () => (await bar()) === '');
  await typeInto('home', { points: ['Oak'] });
  await saysSo();
  expect(loads).toBe(1);
  builtAt = '2026-11-20T10:02:00.000Z';
  await eventually('a reload', () => loads === 2);
});
