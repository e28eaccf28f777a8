/** License, insurance and rating, with more words than fit on a line. */
import { ProofList } from '../../src/components/ProofList';
import type { ServiceView } from '../../src/content/views';
import { ServiceTop } from '../../src/sections/tops/ServiceTop';
import { inSite } from '../support/inSite';
import { addPart } from './support/part';
import { BLANK, useSite } from './support/site';

const site = useSite();

const LONG = 'Insurance certificate: The Mutual Insurance Company of All New England and New York';
const proof = (['shield-check', 'star'] as const).map((icon) => ({ icon, label: LONG }));

it('on a phone, a license and an insurance of two lines each are not one paragraph', async () => {
  const page = await site.open('phone', BLANK, { bypassCSP: true });
  await addPart(page, '/privacy/', inSite(<ProofList />, { proof }));
  await page.goto('/privacy/');
  const [first, second] = await page
    .locator('.proof li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
  expect(first?.height).toBeGreaterThan(40);
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThan(4);
});

it('on a tablet, license and insurance do not run into the drawing of a service', async () => {
  const viewport = { width: 768, height: 1024 };
  const page = await site.open('desktop', BLANK, { bypassCSP: true, viewport });
  const top = { heading: 'Trees', intro: 'We prune.' };
  const view = { top, crumbs: [], contents: [], drawing: 'tree-pruning' };
  const service = view as unknown as ServiceView;
  await addPart(page, '/privacy/', inSite(<ServiceTop page={service} />, { proof }));
  await page.goto('/privacy/');
  const words = await page.locator('.proof li').first().boundingBox();
  const drawing = await page.locator('.art').boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(drawing?.x ?? 0);
});
