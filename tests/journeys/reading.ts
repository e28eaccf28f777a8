/** Reading: pages, menus, questions, testimonials, colors, paper. */
import { DESKTOP, PHONE, type Journey, type Visitor } from './support/visitor';

const MAIN_MENU = 'nav[aria-label="Main"]';
const QUESTION = 'Is the estimate really free?';
const QUESTION_ID = 'is-the-estimate-really-free';

/** Scrolls to the end as a reader does. */
const readToTheEnd = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 15)));
    }
  });

/** The size of the page and of its window, in pixels. */
const sizes = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    return { scrollHeight, scrollWidth, clientWidth };
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

/** Waits until a slide is at the left edge of its row, and its dot is marked. */
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
    name: 'opens the services with the mouse and follows one',
    size: DESKTOP,
    go: async (visitor) => {
      await visitor.open('/about/');
      await visitor.miss({ css: '.nav .dropdown' });
      await visitor.hover({ role: 'link', name: 'Services', within: MAIN_MENU });
      await visitor.press({ role: 'link', name: 'Land clearing', within: '.nav .dropdown' });
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
      await visitor.see({ css: '.nav .dropdown' });
      await visitor.key('Escape');
      await visitor.miss({ css: '.nav .dropdown' });
      await visitor.key('Enter');
      await visitor.see({ css: '.nav .dropdown' });
      await visitor.key('Tab');
      expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe(
        'Emergency tree services',
      );
      await visitor.key('Enter');
      await visitor.arriveAt('/emergency-tree-services/');
    },
  },
  {
    name: 'opens the menu of a phone and follows a service, and it is closed on the way back',
    size: PHONE,
    go: async (visitor) => {
      await visitor.open('/about/');
      await visitor.press({ role: 'button', name: 'Menu' });
      await visitor.press({ role: 'button', name: 'Services', within: '#drawer' });
      await visitor.press({ role: 'link', name: 'Tree removal', within: '#drawer' });
      await visitor.arriveAt('/tree-removal/');
      await visitor.miss({ css: '#drawer' });
      await visitor.driver.back();
      await visitor.arriveAt('/about/');
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
    name: 'switches to dark colors, and the pages before and after are dark',
    size: DESKTOP,
    go: async (visitor) => {
      const isDark = () =>
        visitor.until('the page is dark', () => {
          const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
          return Number(red) < 90;
        });
      await visitor.open('/about/');
      await visitor.press({ role: 'link', name: 'Blog', within: MAIN_MENU });
      await visitor.arriveAt('/blog/');
      await visitor.press({ role: 'switch', name: 'Dark colors' });
      await isDark();
      await visitor.driver.back();
      await visitor.arriveAt('/about/');
      await isDark();
      await visitor.press({ role: 'link', name: 'Contact', within: MAIN_MENU });
      await visitor.arriveAt('/contact/');
      await isDark();
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
  // On a wide screen, the window's scroll bar takes room in Firefox, and 100vw counts it.
  ...[PHONE, { width: 1440, height: 900 }].map((size) => ({
    name: `reads every kind of page to its end, ${size.width} pixels wide, and nothing goes wrong`,
    size,
    go: async (visitor: Visitor) => {
      const faults: string[] = [];
      for (const address of KINDS) {
        await visitor.open(address);
        const before = await sizes(visitor);
        await readToTheEnd(visitor);
        await visitor.until('every picture in sight has loaded', () =>
          [...document.images]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().left < innerWidth)
            .every((one) => one.complete && one.naturalWidth > 0),
        );
        const after = await sizes(visitor);
        // The copies of a picture are whole pixels high, so their shapes differ by less than one.
        if (Math.abs(after.scrollHeight - before.scrollHeight) > 1)
          faults.push(`${address} becomes longer`);
        if (after.scrollWidth > after.clientWidth) faults.push(`${address} scrolls sideways`);
        faults.push(...visitor.driver.complaints().map((one) => `${address}: ${one}`));
      }
      expect(faults).toEqual([]);
    },
  })),
];
