/** A form with questions of staff's own: what only it has, a choice that is required. */
import type { SectionView } from '../../src/content/views';
import { Sections } from '../../src/sections';
import { addNode, bundledDefaults, sectionIn, seededSpace, siteOf } from '../support/content';
import { inSite } from '../support/inSite';
import { Form, MARIA, POSTS } from './support/form';
import { addPart } from './support/part';
import { BLANK, sizes, useSite } from './support/site';

const site = useSite();
let section: SectionView<'contact'>;

beforeAll(async () => {
  const bundled = await bundledDefaults();
  const space = seededSpace(bundled);
  const questions = ['Delivery*: at the curb / stacked', 'How many cords?*', 'Anything else?…'];
  addNode(space, 'section', 'wood', {
    ...{ name: 'Firewood', layout: 'Contact', form: 'Your own questions' },
    ...{ heading: 'Order firewood', questions, buttonLabel: 'Order' },
  });
  const page = { name: 'Wood', kind: 'standard', slug: 'wood', sections: ['Entry:wood'] };
  addNode(space, 'page', 'wood', page);
  const { pages } = siteOf(space, bundled).site;
  const found = sectionIn(
    pages.find(({ path }) => path === '/wood/'),
    'contact',
  );
  if (!found) throw new Error('The page has no form.');
  section = found;
});

it.each(sizes)(
  'says on a %s what is missing, keeps a draft, and sends the answers',
  async (size) => {
    const page = await site.open(size, BLANK, { bypassCSP: true });
    await addPart(page, '/privacy/', inSite(<Sections sections={[section]} />));
    const form = new Form(page, 'firewood');
    await form.open('/privacy/');
    const { comment: _, ...known } = MARIA;
    for (const [name, value] of Object.entries(known)) await form.field(name).fill(value);
    expect(await form.submit.textContent()).toBe('Order');
    await form.submit.click();
    const delivery = page.getByRole('combobox', { name: 'Delivery*', exact: true });
    await page.locator('select:focus').waitFor();
    expect(await delivery.getAttribute('aria-invalid')).toBe('true');
    const message = await delivery.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${message}"]`).textContent()).toBe(
      'Please fill out this field.',
    );
    await delivery.selectOption('stacked');
    expect(await delivery.getAttribute('aria-invalid')).toBeNull();
    await form.field('how-many-cords').fill('2');
    await form.field('anything-else').fill('Mind the dog.');
    await page.reload();
    await form.kept.waitFor();
    expect(await delivery.inputValue()).toBe('stacked');
    const posted: URLSearchParams[] = [];
    await page.route(POSTS, (route) => {
      posted.push(new URLSearchParams(route.request().postData() ?? ''));
      return route.fulfill({ status: 200 });
    });
    await form.send();
    expect(posted.map((fields) => [...fields])).toEqual([
      [
        ['form-name', 'firewood'],
        ['subject', `Order firewood: ${MARIA.name}`],
        ...(['name', 'phone', 'email'] as const).map((name) => [name, MARIA[name]]),
        ['delivery', 'stacked'],
        ['how-many-cords', '2'],
        ['anything-else', 'Mind the dog.'],
        ['submit', 'Submit'],
      ],
    ]);
  },
);
