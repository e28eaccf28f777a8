/** What visitors see first in an emergency. */
import { Form } from './support/form';
import { useSite } from './support/site';

const site = useSite();

it('the hours at the top and the first entry of the menu lead to the emergency page', async () => {
  const page = await site.open('phone', '/about/');
  await page.locator('#topbar a').first().click();
  await page.waitForURL('**/emergency-tree-services/');
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#drawer nav a').first().click();
  await page.waitForURL('**/emergency-tree-services/');
});

it('its table offers three taps: to 911, to our number, and to the form with its urgency set', async () => {
  const page = await site.open('phone', '/emergency-tree-services/');
  const links = page.locator('main td a');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(hrefs.map((href) => href?.replace(/\+\d+/, 'number').split('?')[0])).toEqual([
    'tel:911',
    'tel:number',
    '/contact/',
  ]);
  for (const link of await links.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await links.last().click();
  const form = new Form(page);
  await form.hydrated();
  const urgency = form.field('urgency');
  expect([await form.field('service').inputValue(), await urgency.inputValue()]).toEqual([
    'Emergency tree services',
    'In the next few days',
  ]);
  expect(await urgency.isVisible()).toBe(true);
  expect(await page.evaluate(() => location.search)).toBe('');
});

it('the form asks visitors to call first for today, and for an emergency unless a later time is chosen', async () => {
  const page = await site.open(
    'phone',
    '/contact/?service=emergency-tree-services&urgency=2#quote',
  );
  const form = new Form(page);
  await form.hydrated();
  const asksToCall = () => form.root.locator('.first').filter({ visible: true }).count();
  expect(await asksToCall()).toBe(0);
  await form.field('urgency').selectOption('');
  expect(await asksToCall()).toBe(1);
  await form.field('service').selectOption('');
  expect(await asksToCall()).toBe(0);
  await form.field('urgency').selectOption('Today');
  expect(await asksToCall()).toBe(1);
});

it('the call box that stays in view beside its text leaves room for the list of all services', async () => {
  const page = await site.open('desktop', '/emergency-tree-services/');
  const list = page.locator('.sidebar nav');
  await list.getByRole('link').last().focus();
  const box = await page.locator('.sidebar .call-box').boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  expect((await list.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});
