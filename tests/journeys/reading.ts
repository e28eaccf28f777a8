/** Reading: pages, menus, questions, testimonials, colors, paper. */
import sharp from 'sharp';
import { DESKTOP, PHONE, type Journey, type Visitor } from './support/visitor';

const MAIN_MENU = 'nav[aria-label="Main"]';
const QUESTION = 'Is the estimate really free?';
const QUESTION_ID = 'is-the-estimate-really-free';

/** Scrolls to the end as a reader does; gives the page's height before and after, in pixels. */
const readToTheEnd = (visitor: Visitor): Promise<readonly [number, number]> =>
  visitor.evaluate(async () => {
    const page = document.documentElement;
    const before = page.scrollHeight;
    for (let y = 0; y < page.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
    }
    return [before, page.scrollHeight] as const;
  });

const isQuestionInSight = (visitor: Visitor): Promise<boolean> =>
  visitor.until(
    'the answer is open and in the window',
    (id) => {
      const question = document.getElementById(id);
      const answer = question?.querySelector('summary + *');
      const { top = -1 } = question?.getBoundingClientRect() ?? {};
      return answer?.checkVisibility() === true && top >= 0 && top < innerHeight;
    },
    QUESTION_ID,
  );

/** How light the upper left corner of the window is, from 0 to 255. */
const lightness = async (visitor: Visitor): Promise<number> => {
  const corner = sharp(await visitor.driver.screenshot()).extract({
    left: 0,
    top: 0,
    width: 8,
    height: 8,
  });
  const { channels } = await sharp(await corner.png().toBuffer()).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
};

/** Slide number `wanted` stands at the left edge of its row, and its dot is marked. */
const arriveAtTestimonial = (visitor: Visitor, wanted: number): Promise<boolean> =>
  visitor.until(
    `testimonial ${wanted} is shown`,
    (number) => {
      const slide = document.querySelector(`[id$="-slide-${number}"]`);
      const dot = document.querySelector(`[aria-label="Testimonial ${number}"]`);
      const left = slide?.getBoundingClientRect().left ?? -1;
      const row = slide?.parentElement?.getBoundingClientRect().left ?? 0;
      return Math.abs(left - row) < 2 && dot?.getAttribute('aria-current') === 'true';
    },
    wanted,
  );

/** One page of each kind. */
const KINDS = [
  '/',
  '/services/',
  '/tree-removal/',
  '/about/',
  '/careers/',
  '/blog/',
  '/blog/how-to-read-a-trees-health/',
  '/contact/',
  '/privacy/',
  '/thank-you/',
];

export const reading: readonly Journey[] = [
  {
    name: 'reads a service page to its end, which stays as long as it was',
    size: PHONE,
    go: async (visitor) => {
      await visitor.open('/tree-removal/');
      await visitor.see({ role: 'heading', name: 'Tree and stump removal' });
      const [before, after] = await readToTheEnd(visitor);
      expect(after).toBe(before);
      await visitor.until('every picture has come', () =>
        [...document.images].every((image) => image.complete && image.naturalWidth > 0),
      );
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(
        await visitor.evaluate(() => document.documentElement.clientWidth),
      );
      await visitor.see({ text: '©' });
    },
  },
  {
    name: 'opens the services with the mouse and follows one',
    size: DESKTOP,
    go: async (visitor) => {
      await visitor.open('/about/');
      await visitor.miss({ css: '#services-menu' });
      await visitor.hover({ role: 'link', name: 'Services', within: MAIN_MENU });
      await visitor.press({ role: 'link', name: 'Land clearing', within: '#services-menu' });
      await visitor.arriveAt('/land-clearing/');
    },
  },
  {
    name: 'opens the services with the keyboard and follows one',
    size: DESKTOP,
    go: async (visitor) => {
      await visitor.open('/about/');
      await visitor.see({ role: 'button', name: 'Show services' });
      await visitor.evaluate(() =>
        document.querySelector<HTMLElement>('[aria-label="Show services"]')?.focus(),
      );
      await visitor.key('Enter');
      await visitor.see({ css: '#services-menu' });
      await visitor.key('Escape');
      await visitor.miss({ css: '#services-menu' });
      await visitor.key('Enter');
      await visitor.see({ css: '#services-menu' });
      await visitor.key('Tab');
      expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe(
        'Tree pruning',
      );
      await visitor.key('Enter');
      await visitor.arriveAt('/tree-pruning/');
    },
  },
  {
    name: 'opens the menu of a phone and follows a service',
    size: PHONE,
    go: async (visitor) => {
      await visitor.open('/about/');
      await visitor.press({ role: 'button', name: 'Menu' });
      await visitor.press({ role: 'button', name: 'Services', within: '#drawer' });
      await visitor.press({ role: 'link', name: 'Tree removal', within: '#drawer' });
      await visitor.arriveAt('/tree-removal/');
      await visitor.miss({ css: '#drawer' });
    },
  },
  {
    name: 'opens a question, and comes to it by its address',
    size: PHONE,
    go: async (visitor) => {
      await visitor.open('/');
      await visitor.press({ role: 'button', name: QUESTION });
      await isQuestionInSight(visitor);
      await visitor.open('/about/');
      await visitor.open(`/#${QUESTION_ID}`);
      await isQuestionInSight(visitor);
    },
  },
  {
    name: 'slides the testimonials by dot and arrow, and nothing else moves',
    size: PHONE,
    go: async (visitor) => {
      await visitor.open('/');
      await visitor.evaluate(() =>
        document
          .querySelector('[aria-label="Testimonial 2"]')
          ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const where = () => visitor.evaluate(() => [Math.round(scrollY), history.length]);
      const before = await where();
      await visitor.press({ role: 'link', name: 'Testimonial 2' });
      await arriveAtTestimonial(visitor, 2);
      await visitor.press({ role: 'button', name: 'Next testimonial' });
      await arriveAtTestimonial(visitor, 3);
      expect(await where()).toEqual(before);
    },
  },
  {
    name: 'switches to dark colors, and the next page is dark',
    size: DESKTOP,
    go: async (visitor) => {
      await visitor.open('/about/');
      await visitor.press({ role: 'switch', name: 'Dark colors' });
      await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await visitor.until('the page is dark', () => document.documentElement.dataset['theme']);
      await visitor.rest(500);
      expect(await lightness(visitor)).toBeLessThan(90);
      await visitor.press({ role: 'link', name: 'Blog', within: MAIN_MENU });
      await visitor.arriveAt('/blog/');
      // Chromium takes no picture while one page fades into the next.
      await visitor.rest(500);
      expect(await lightness(visitor)).toBeLessThan(90);
    },
  },
  {
    name: 'prints a page with every answer on it',
    size: DESKTOP,
    go: async (visitor) => {
      await visitor.open('/');
      const missing = await visitor.evaluate(() => {
        // What is for paper only is shown on the screen, in every engine alike.
        const usePrintRules = (rules: CSSRuleList): void => {
          for (const rule of rules) {
            if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
              rule.media.mediaText = 'all';
            }
            if (rule instanceof CSSGroupingRule) usePrintRules(rule.cssRules);
          }
        };
        for (const sheet of document.styleSheets) usePrintRules(sheet.cssRules);
        dispatchEvent(new Event('beforeprint'));
        return [...document.querySelectorAll('main details')]
          .filter((question) => !question.querySelector('summary + *')?.checkVisibility())
          .map((question) => question.id);
      });
      expect(missing).toEqual([]);
    },
  },
  {
    // In Firefox the window's scroll bar takes room, and 100vw counts it.
    name: 'can scroll no page sideways on a wide screen',
    size: { width: 1440, height: 900 },
    go: async (visitor) => {
      const tooWide: string[] = [];
      for (const address of KINDS) {
        await visitor.open(address);
        const { scrollWidth, clientWidth } = await visitor.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        if (scrollWidth > clientWidth) tooWide.push(`${address}: ${scrollWidth - clientWidth} px`);
      }
      expect(tooWide).toEqual([]);
    },
  },
  {
    name: 'meets no error on any kind of page',
    size: PHONE,
    go: async (visitor) => {
      const complaints: string[] = [];
      for (const address of KINDS) {
        await visitor.open(address);
        await readToTheEnd(visitor);
        await visitor.rest(300);
        complaints.push(...visitor.driver.complaints().map((one) => `${address}: ${one}`));
      }
      expect(complaints).toEqual([]);
    },
  },
];
