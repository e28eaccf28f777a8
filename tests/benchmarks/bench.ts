/** `npm run bench`: measures page weight, page speed and build time, prints tables, writes reports/bench.json. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../../src/hosting/commandLine';
import { startServer } from '../../src/hosting/server';
import { readPages } from '../support/builtPages';
import { chromiumPath } from '../support/chromium';
import { Checkout } from '../support/rehearsal/checkout';
import { filledSpace } from '../support/rehearsal/filledSpace';
import { weigh } from '../support/weight';

const HELP = `npm run bench measures the built site, and builds of it from an offline space. Run npm run build first.

  -- --only weight,speed   the parts to run, of weight, speed, builds (default: all)
  -- --runs 5              runs of each page in Lighthouse, of which the median counts
  -- --posts 10,1000       sizes of the space to build from, one build each`;

type Row = Readonly<Record<string, string | number>>;

const ROOT = process.cwd();

/** One page of each kind. */
const PAGES = ['/', '/tree-pruning/', '/emergency-tree-services/', '/blog/', '/contact/'];

/** Fetched by the first run, because nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** What each page sends, in kilobytes; HTML, styles and scripts compressed with gzip. */
const measureWeight = (): readonly Row[] => {
  const site = path.join(ROOT, 'public');
  return [...readPages(site).values()].map((page) => {
    const { html, styles, boot, fonts, firstPicture } = weigh(site, page.html);
    const sizes = {
      HTML: html,
      'of it CSS': styles,
      'of it script': boot,
      fonts,
      'first picture': firstPicture,
    };
    const cells = Object.entries(sizes).map(([name, bytes]) => [name, kilobytes(bytes)] as const);
    return { page: page.path, ...Object.fromEntries(cells) };
  });
};

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Scores from 0 to 100 and times in milliseconds, of one run in a browser of its own. */
const lighthouse = async (address: string): Promise<Readonly<Record<string, number>>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  });
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  rmSync(folder, { recursive: true });
  const scores = Object.entries(categories).map(
    ([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const,
  );
  const audit = (name: string): number => audits[name]?.numericValue ?? NaN;
  return {
    ...Object.fromEntries(scores),
    'LCP ms': Math.round(audit('largest-contentful-paint')),
    'blocking ms': Math.round(audit('total-blocking-time')),
    shift: Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
  };
};

/** Lighthouse mobile with its simulated slow 4G: medians of some runs. */
const measureSpeed = async (runs: number): Promise<readonly Row[]> => {
  const server = await startServer(ROOT);
  const rows: Row[] = [];
  for (const page of PAGES) {
    const results: Readonly<Record<string, number>>[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await lighthouse(server.url + page));
    const names = Object.keys(results[0] ?? {});
    const medians = names.map(
      (name) => [name, median(results.map((one) => one[name] ?? NaN))] as const,
    );
    rows.push({ page, ...Object.fromEntries(medians) });
  }
  await server.close();
  return rows;
};

/** Builds from an offline space with so many posts more than the site comes with. */
const measureBuilds = async (sizes: readonly number[]): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const posts of sizes) {
    const checkout = new Checkout('benchmark');
    const contentful = await filledSpace();
    await checkout.create();
    const { space } = contentful;
    const [first] = space.entries('blogPost');
    const like = space.fieldsOf(first?.id ?? '');
    for (let number = 0; number < posts; number += 1)
      space.createEntry('blogPost', { ...like, title: `Post ${number}`, slug: `post-${number}` });
    const start = performance.now();
    const { code, text } = await checkout.tryBuild(contentful.env());
    if (code !== 0) throw new Error(`The build with ${posts} posts ended with ${code}:\n${text}`);
    rows.push({ 'more posts': posts, seconds: ((performance.now() - start) / 1000).toFixed(1) });
    await contentful.close();
    await checkout.remove();
  }
  return rows;
};

const OPTIONS = {
  only: { type: 'string' },
  runs: { type: 'string' },
  posts: { type: 'string' },
} as const;

void runCommand(HELP, OPTIONS, async ({ only, runs = '5', posts = '10,100,1000' }) => {
  const parts = {
    weight: measureWeight,
    speed: () => measureSpeed(Number(runs)),
    builds: () => measureBuilds(posts.split(',').map(Number)),
  };
  const measured: Record<string, readonly Row[]> = {};
  for (const [name, measure] of Object.entries(parts)) {
    if (only !== undefined && !only.split(',').includes(name)) continue;
    measured[name] = await measure();
    console.log(`\n${name}`);
    console.table(measured[name]);
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', JSON.stringify({ machine, ...measured }, null, 2));
});
