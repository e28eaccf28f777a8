/** What visitors do with Firefox and WebKit. `npm run build` comes before. */
import path from 'node:path';
import { startServer, type RunningServer } from '../../src/hosting/server';
import { ENGINES, type Engine } from './engines';
import { Visitor } from './visitor';

const PHOTO = path.resolve('src/images/osprey.jpg');
const PHONE = [390, 844] as const;
const DESKTOP = [1280, 900] as const;

const isDark = (): boolean => {
  const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
  return Number(red) < 90;
};

const isCurrent = (name: string): boolean => {
  const bullet = document.querySelector(`[aria-label="${name}"]`);
  return bullet?.getAttribute('aria-current') === 'true';
};

describe.each(Object.entries(ENGINES))('a visitor with %s', (_, start) => {
  let engine: Engine;
  let server: RunningServer;
  let visitor: Visitor;

  beforeAll(async () => {
    engine = await start();
  });
  // A server for each, and so an origin on which the browser has stored nothing.
  beforeEach(async () => {
    server = await startServer(process.cwd());
    visitor = new Visitor(engine, server.url);
  });
  afterEach(() => server.close());
  afterAll(() => engine.close());

  const use = ([width, height]: readonly [number, number]): Promise<void> =>
    engine.resize(width, height);

  it('opens the services with the mouse and follows one', async () => {
    await use(DESKTOP);
    await visitor.open('/about/');
    await visitor.hover('link', 'Services');
    await visitor.press('link', 'Land clearing');
    await visitor.arriveAt('/land-clearing/');
  });

  it('opens the menu of a phone and follows a service, and it is closed on the way back', async () => {
    await use(PHONE);
    await visitor.open('/about/');
    await visitor.press('button', 'Menu');
    await visitor.press('button', 'Services');
    await visitor.press('link', 'Tree removal');
    await visitor.arriveAt('/tree-removal/');
    await visitor.back();
    await visitor.arriveAt('/about/');
    await visitor.until('the drawer is closed', () => !document.querySelector('dialog[open]'));
  });

  it('opens a question by its address', async () => {
    await use(PHONE);
    await visitor.open('/#is-the-estimate-really-free');
    await visitor.until('the answer is open and in the window', () => {
      const question = document.getElementById('is-the-estimate-really-free');
      const top = question?.getBoundingClientRect().top ?? -1;
      return question?.hasAttribute('open') === true && top >= 0 && top < innerHeight;
    });
  });

  it('slides the testimonials by bullet and arrow', async () => {
    await use(PHONE);
    await visitor.open('/');
    await visitor.press('link', 'Testimonial 2');
    await visitor.until('the second is shown', isCurrent, 'Testimonial 2');
    await visitor.press('button', 'Next testimonial');
    await visitor.until('the third is shown', isCurrent, 'Testimonial 3');
    expect(await visitor.evaluate(() => location.hash)).toBe('');
  });

  it('switches to dark colors, and the pages before and after are dark', async () => {
    await use(DESKTOP);
    await visitor.open('/about/');
    await visitor.press('link', 'Blog');
    await visitor.arriveAt('/blog/');
    await visitor.press('switch', 'Dark colors');
    await visitor.until('the page is dark', isDark);
    await visitor.back();
    await visitor.arriveAt('/about/');
    await visitor.until('the page before is dark', isDark);
    await visitor.open('/contact/');
    await visitor.until('the page after is dark', isDark);
  });

  it('sends a message with a photo', async () => {
    await use(PHONE);
    await visitor.open('/contact/');
    const words = {
      Name: 'Maria Lopez',
      Email: 'maria@example.com',
      Message: 'A limb on the roof.',
    };
    for (const [label, text] of Object.entries(words)) await visitor.fill(label, text);
    await visitor.choose(PHOTO);
    await visitor.press('button', 'Submit');
    await visitor.see('Thank');
    expect(server.submissions.map(({ fields }) => fields['name'])).toEqual([[words.Name]]);
    expect(server.submissions[0]?.files).toHaveLength(1);
  });

  it('comes back to the very place', async () => {
    await use(PHONE);
    await visitor.open('/');
    await visitor.press('link', 'See all services');
    await visitor.arriveAt('/services/');
    await visitor.back();
    await visitor.arriveAt('/');
    await visitor.until('the link is in the window again', () => {
      const link = [...document.links].find((one) => one.textContent?.includes('See all services'));
      const top = link?.getBoundingClientRect().top ?? -1;
      return top > 0 && top < innerHeight;
    });
  });

  it('reads a seen page again without a network, and the emergency card for any other', async () => {
    await use(PHONE);
    await visitor.open('/services/');
    const heading = () => visitor.evaluate(() => document.querySelector('h1')?.textContent ?? '');
    const seen = await heading();
    await visitor.until('a worker runs', () => navigator.serviceWorker.controller !== null);
    await visitor.open('/services/');
    await server.close();
    await visitor.open('/services/');
    expect(await heading()).toBe(seen);
    await visitor.open('/careers/');
    await visitor.see('911');
  });

  it.each([PHONE, DESKTOP])(
    'reads pages of every kind, %i by %i pixels, and nothing is cut',
    async (...size) => {
      await use(size);
      const faults: string[] = [];
      for (const address of [
        '/',
        '/services/',
        '/tree-removal/',
        '/about/',
        '/blog/',
        '/contact/',
      ]) {
        await visitor.open(address);
        const wide = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (wide > 0) faults.push(`${address} scrolls sideways by ${wide} pixels`);
      }
      expect(faults).toEqual([]);
    },
  );
});
