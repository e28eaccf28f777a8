/** What is shown for a limited time: sections, and the notice above every page until it is closed. */
import type { Page } from 'playwright-core';
import type { NoticeView } from '../../src/content/views';
import { Sections } from '../../src/sections';
import NoticeSlice from '../../src/slices/notice';
import budgets from '../budgets.json';
import { inSite, ui } from '../support/inSite';
import { addPart } from './support/part';
import { shiftOf, watchShifts } from './support/shifts';
import { BLANK, giveTime, useSite } from './support/site';

const site = useSite();

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const notice: NoticeView = {
  id: 'storm',
  text: 'A storm is near.',
  due: true,
  emergency: true,
};

const SECTION = 'Winter work';

/** Opens a page on a phone, with these notices and a section that has the times of the first notice. */
const open = async (...notices: readonly Partial<NoticeView>[]): Promise<Page> => {
  const page = await site.open('phone', BLANK, { bypassCSP: true });
  const sliceContext = { notices: notices.map((more) => ({ ...notice, ...more })) };
  const [{ startsAt, endsAt } = {}] = notices;
  const times = { ...(startsAt && { startsAt }), ...(endsAt && { endsAt }), due: false };
  const section = { look: 'banner', id: 'winter', heading: SECTION, times } as const;
  await addPart(
    page,
    '/privacy/',
    inSite(
      <>
        <NoticeSlice sliceContext={sliceContext} />
        <Sections sections={[section]} />
      </>,
    ),
  );
  await watchShifts(page);
  await page.goto('/privacy/');
  return page;
};

const isShown = (page: Page, text = notice.text): Promise<boolean> =>
  page.getByText(text).isVisible();

it.each([
  ['in its time', { startsAt: inHours(-1), endsAt: inHours(1) }, true],
  ['before it', { startsAt: inHours(1) }, false],
  ['after it', { endsAt: inHours(-1) }, false],
  ['with a damaged time', { startsAt: 'soon' }, true],
] as const)('%s a notice and a section are shown or not: %o', async (_, times, shown) => {
  const page = await open(times);
  expect([await isShown(page), await isShown(page, SECTION)]).toEqual([shown, shown]);
});

it('is there at the first paint, so nothing moves', async () => {
  const page = await open({});
  await giveTime(page);
  expect(await isShown(page)).toBe(true);
  expect(await shiftOf(page)).toBeLessThan(budgets.layoutShift);
});

it('stays closed on this device once it is closed, and the older notice shows', async () => {
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

it('is closed on a page restored from the cache when it was closed on another page', async () => {
  const page = await open({});
  await page.evaluate(() => {
    localStorage.setItem('closed-notices', 'storm');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await isShown(page)).toBe(false);
});
