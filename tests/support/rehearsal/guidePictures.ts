/**
 * Makes the pictures of the editors' guide: carries its tasks out in an offline space, builds the
 * site and its preview, and photographs what came of it.
 *
 * Run `npx tsx tests/support/rehearsal/guidePictures.ts` when the look of the site has changed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../../browser/support/site';
import { putUpNotice, tasks, WRITTEN } from './tasks';
import { openWorkshop } from './workshop';
import { filledSpace } from './workshopSpace';

const FOLDER = path.resolve(__dirname, '../../../docs/images');
const VIEW = { width: 1100, height: 720 };

/** Pictures for a page of text need no more, in bytes. */
const LIMIT = 120_000;

interface Shot {
  readonly name: string;
  readonly path: string;
  /** Brings the page to the moment, and returns what to look at: a part, or nothing for the window. */
  readonly prepare: (page: Page) => Promise<Locator | undefined>;
}

/** Scrolls a part to the upper middle of the window. */
const inView = async (part: Locator): Promise<undefined> => {
  await part.evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 220);
  });
  return undefined;
};

const SHOTS: readonly Shot[] = [
  {
    name: 'phone-number',
    path: '/about/',
    prepare: (page) => Promise.resolve(page.locator('header').first()),
  },
  {
    name: 'question',
    path: '/',
    prepare: async (page) => {
      const question = page.locator('details', { hasText: WRITTEN.question });
      await question.locator('summary').click();
      return inView(question);
    },
  },
  {
    name: 'service',
    path: '/services/',
    prepare: (page) => inView(page.locator('main').getByText(WRITTEN.serviceOverview).first()),
  },
  { name: 'post', path: '/blog/', prepare: (page) => inView(page.getByText(WRITTEN.post).first()) },
  {
    name: 'picture',
    path: '/',
    prepare: (page) => inView(page.locator('main figure', { hasText: WRITTEN.caption }).first()),
  },
  { name: 'notice', path: '/', prepare: () => Promise.resolve(undefined) },
  {
    name: 'sections',
    path: '/',
    prepare: (page) => inView(page.locator('main details').first()),
  },
];

const PREVIEW_SHOT: Shot = {
  name: 'preview',
  path: '/about/',
  prepare: async (page) => {
    await page.locator('#preview-bar .bar').waitFor();
    await page.locator('main h1').hover();
    return undefined;
  },
};

const photograph = async (browser: Browser, url: string, shot: Shot): Promise<void> => {
  const page = await browser.newPage({ viewport: VIEW, ignoreHTTPSErrors: true });
  await page.goto(`${url}${shot.path}`, { timeout: 180_000 });
  const part = await shot.prepare(page);
  await page.waitForTimeout(3_000);
  const png = part ? await part.screenshot() : await page.screenshot();
  const webp = await sharp(png).webp({ quality: 72, effort: 6 }).toBuffer();
  if (webp.length > LIMIT) throw new Error(`${shot.name}.webp has ${webp.length} bytes.`);
  await writeFile(path.join(FOLDER, `${shot.name}.webp`), webp);
  console.log(`${shot.name}.webp  ${webp.length} bytes`);
  await page.close();
};

const main = async (): Promise<void> => {
  const workshop = await openWorkshop('guide-pictures');
  const contentful = await filledSpace(workshop);
  for (const task of Object.values(tasks)) await task(contentful);
  putUpNotice(contentful);
  const browser = await openBrowser();
  const shoot = async (kind: 'delivery' | 'preview', shots: readonly Shot[]): Promise<void> => {
    await workshop.build(contentful.env(kind));
    const site = await workshop.serve();
    for (const shot of shots) await photograph(browser, site.url, shot);
    await site.close();
  };
  try {
    await shoot('delivery', SHOTS);
    await shoot('preview', [PREVIEW_SHOT]);
  } finally {
    await browser.close();
    await contentful.close();
    await workshop.remove();
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
