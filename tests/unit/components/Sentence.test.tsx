import type { ReactElement } from 'react';
import { Comparison } from '../../../src/components/Comparison';
import { Callout } from '../../../src/components/EmbeddedBlock';
import { Figure } from '../../../src/components/Figure';
import { Sentence } from '../../../src/components/Sentence';
import { Sections } from '../../../src/sections';
import { PageTop } from '../../../src/sections/heads';
import { EmergencyHead } from '../../../src/sections/heads/EmergencyHead';
import NoticeSlice from '../../../src/slices/notice';
import type { ContactInfoView, PageView } from '../../../src/content/views';
import { emergency, facts, page, picture, sectionOf, siteTexts } from '../../support/fixtures';
import { inSite } from '../../support/inSite';
import { attribute, render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const { display, href } = facts.phone;

const top = (kind: PageView['kind'], intro: string) => (
  <PageTop page={page(kind, { head: { heading: 'Top', intro } })} />
);
const block = (line: keyof ContactInfoView, text: string) => (
  <Sections
    sections={[sectionOf('contactBlock', { contactInfo: [{ heading: 'Us', [line]: text }] })]}
  />
);
const notice = (text: string) => (
  <NoticeSlice
    sliceContext={{
      notices: [{ id: 'n', text, due: true, emergency: false }],
    }}
  />
);

const PLACES: Readonly<Record<string, (text: string) => ReactElement>> = {
  'introduction of a section': (intro) => <Sections sections={[sectionOf('text', { intro })]} />,
  'introduction above a list': (intro) => <Sections sections={[sectionOf('faq', { intro })]} />,
  'introduction of a banner': (intro) => (
    <Sections sections={[sectionOf('callBanner', { intro })]} />
  ),
  'words under a big number': (numeralNote) => (
    <Sections sections={[sectionOf('experience', { numeralNote })]} />
  ),
  'top of a page': (intro) => top('thankYou', intro),
  'top of the home page': (intro) => top('home', intro),
  'page for unknown addresses': (intro) => top('notFound', intro),
  'page without a network': (intro) => top('offline', intro),
  'top of an emergency': (intro) => (
    <EmergencyHead page={emergency({ head: { heading: 'Storm', intro } })} />
  ),
  'warning of an emergency': (text) => (
    <EmergencyHead
      page={emergency({
        warning: { type: 'callout', tone: 'warning', title: 'Wire down?', text },
      })}
    />
  ),
  'first line of a note': (title) => <Callout title={title} tone="note" />,
  note: (text) => <Callout title="Note" text={text} tone="note" />,
  notice,
  caption: (pictureCaption) => <Figure of={{ picture, pictureCaption }} sizes="100vw" />,
  comparison: (text) => (
    <Comparison doHeading="Do" doItems={[text]} dontHeading="Not" dontItems={[]} level={3} />
  ),
  'first line of a contact block': (text) => block('line1', text),
  'second line of a contact block': (text) => block('line2', text),
  'third line of a contact block': (text) => block('line3', text),
};

it.each(Object.entries(PLACES))('%s: visitors can tap the number to call it', async (_, show) => {
  const shown = await render(inSite(show(`Call ${display} first.`)));
  const links = shown.all('.no-wrap').filter(({ tagName }) => tagName === 'a');
  expect(links.map((link) => [attribute(link, 'href'), textOf(link)])).toEqual([[href, display]]);
  const [holder] = links.map(({ parentNode }) => parentNode && textOf(parentNode));
  expect(holder).toContain(`Call ${display} first.`);
});

it('lets visitors tap what staff have typed', async () => {
  const typedLinks = [
    { label: 'www.trees.example/oaks', href: 'https://www.trees.example/oaks' },
    { label: '802-555-0100', href: 'tel:+18025550100' },
    { label: 'jo@trees.example', href: 'mailto:jo@trees.example' },
  ];
  const texts = { ...siteTexts, facts: { ...facts, typedLinks } };
  const text = 'Call 802-555-0100, or jo@trees.example, or see www.trees.example/oaks.';
  const shown = await render(inSite(<Sentence text={text} />, texts));
  const found = shown
    .all('a')
    .map((link) => [attribute(link, 'href'), attribute(link, 'translate')])
    .filter(([to]) => typedLinks.some((one) => one.href === to));
  expect(found).toEqual([
    ['tel:+18025550100', 'no'],
    ['mailto:jo@trees.example', undefined],
    ['https://www.trees.example/oaks', undefined],
  ]);
  expect(shown.text.replace(' {opensElsewhere}', '')).toContain(text);
});
