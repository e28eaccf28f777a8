/** What is shown for a time: the line above every page, until it is closed, and sections. */
import type { Page } from 'playwright-core';
import type { NoticeView, Times } from '../../src/content/views';
import { Sections } from '../../src/sections';
import NoticeSlice from '../../src/slices/notice';
import budgets from '../budgets.json';
import { sectionOf, ui } from '../support/fixtures';
import { inSite } from '../support/inSite';
import { addPart } from './support/part';
import { shiftOf, watchShifts } from './support/shifts';
import { giveTime, leaveAndReturn, useSite, type Site } from './support/site';

jest.mock('gatsby', () => jest.requireActual<object>('../support/gatsby'));
jest.setTimeout(60_000);

const site = useSite();
const withCache = useSite({ backForwardCache: true });

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const notice: NoticeView = {
  id: 'storm',
  text: 'A storm is near.',
  due: true,
  emergency: true,
};

/** A page with a notice, open on a phone. */
const open = (...notices: readonly Partial<NoticeView>[]): Promise<Page> =>
  openOn(site, ...notices);

const openOn = async (on: Site, ...notices: readonly Partial<NoticeView>[]): Promise<Page> => {
  const context = await on.visitor('phone', { bypassCSP: true });
  const sliceContext = { notices: notices.map((more) => ({ ...notice, ...more })) };
  await addPart(context, '/privacy/', <NoticeSlice sliceContext={sliceContext} />);
  const page = await context.newPage();
  await watchShifts(page);
  await page.goto('/privacy/');
  return page;
};

/** A page with a section of that text and those times, open on a phone. */
const openSection = async (heading: string, times: Omit<Times, 'due'>): Promise<Page> => {
  const context = await site.visitor('phone', { bypassCSP: true });
  const section = { ...sectionOf('text', { heading }), times: { ...times, due: false } };
  await addPart(context, '/privacy/', inSite(<Sections sections={[section]} />));
  const page = await context.newPage();
  await page.goto('/privacy/');
  return page;
};

const isShown = (page: Page, text = notice.text): Promise<boolean> =>
  page.getByText(text).isVisible();

const TIMES = [
  ['in its time', { startsAt: inHours(-1), endsAt: inHours(1) }, true],
  ['before it', { startsAt: inHours(1) }, false],
  ['after it', { endsAt: inHours(-1) }, false],
] as const;

it.each([
  ...TIMES,
  ['without times', {}, true],
  ['with a damaged time', { startsAt: 'soon' }, true],
] as const)('%s it is shown or not: %o', async (_, times, shown) => {
  expect(await isShown(await open(times))).toBe(shown);
});

it.each(TIMES)('%s a section is shown or not: %o', async (_, times, shown) => {
  expect(await isShown(await openSection('Winter work', times), 'Winter work')).toBe(shown);
});

it('is there from the first paint on: it moves nothing', async () => {
  const page = await open({});
  await giveTime(page);
  expect(await isShown(page)).toBe(true);
  expect(await shiftOf(page)).toBeLessThan(budgets.layoutShift);
});

it('stays closed on this device once it is closed, and the one before it shows', async () => {
  const older = 'Snow until Friday.';
  const page = await open(
    {},
    { id: 'snow', text: older },
    { id: 'old', text: 'Long ago.', endsAt: inHours(-1) },
  );
  expect([await isShown(page, notice.text), await isShown(page, older)]).toEqual([true, false]);
  const close = page.getByRole('button', { name: ui.dismissNotice });
  await close.filter({ visible: true }).click();
  expect([await isShown(page, notice.text), await isShown(page, older)]).toEqual([false, true]);
  await page.reload();
  expect([await isShown(page, notice.text), await isShown(page, older)]).toEqual([false, true]);
});

it('is closed on a page that comes back from the cache when it was closed on another', async () => {
  const page = await openOn(withCache, {});
  const left = page.url();
  await leaveAndReturn(page, async () => {
    await page.goto('/about/');
    await page.evaluate(() => localStorage.setItem('closed-notices', 'storm'));
  });
  expect([page.url(), await isShown(page)]).toEqual([left, false]);
});
