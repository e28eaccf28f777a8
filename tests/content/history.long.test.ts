/** Earlier addresses live in the site itself. What cannot be asked is in unit/live-site/previousSite. */
import { readPreviousSite } from '../../src/live-site/previousSite';
import { startServer, type RunningServer } from '../../src/hosting/server';
import { readEnvironment } from '../../src/environment';
import { allPages } from '../support/content';
import { trustIn } from '../contentful';
import { makeRepository, removeRepositories, runBuild } from '../support/host/repository';
import { siteOfSpace } from '../support/rehearsal/siteOfSpace';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(180_000);

const SERVICE = 'service-tree-pruning';

const offline = useSpaceSite('history');
let distrust: () => void;
let live: RunningServer | undefined;

beforeAll(() => {
  distrust = trustIn(offline.contentful);
});
afterAll(async () => {
  await live?.close();
  distrust();
  await removeRepositories();
});

/**
 * One build on a machine that has never seen the site: everything of a build but Gatsby's rendering,
 * whose place pages with their own path take. Its output goes live in the place of the one before.
 */
const buildAndPublish = async (): Promise<void> => {
  const repository = await makeRepository();
  const { history } = await readPreviousSite(
    readEnvironment({ SITE_URL: live?.url }),
    repository.root,
  );
  const { site } = await siteOfSpace(offline.contentful, history);
  const pages = allPages(site)
    .filter(({ path }) => path.endsWith('/'))
    .map(({ path }) => [`${path.slice(1)}index.html`, `<p>This is ${path}</p>`]);
  const redirects = site.redirects.map(({ from, to }) => `${from}  ${to}  301`);
  await repository.write({
    ...(Object.fromEntries(pages) as Record<string, string>),
    _redirects: redirects.join('\n'),
    'addresses.json': JSON.stringify(site.history),
  });
  const { code, text } = await runBuild(repository.root);
  expect({ code, text }).toMatchObject({ code: 0 });
  await live?.close();
  live = await startServer({ root: repository.root, port: 0 });
};

/** What a visitor of an address gets: the page, or where it sends. */
const visit = async (path: string): Promise<string> => {
  const response = await fetch(`${live?.url}${path}`, { redirect: 'manual' });
  return response.status === 200
    ? response.text()
    : `${response.status} ${response.headers.get('location') ?? ''}`;
};

const moveTo = (slug: string): void =>
  offline.space.updateFields(SERVICE, { slug }, { publish: true });

it('keeps every earlier address working over three builds, each on a fresh checkout', async () => {
  await buildAndPublish();
  expect(await visit('/tree-pruning/')).toContain('<p>This is /tree-pruning/</p>');

  moveTo('pruning');
  await buildAndPublish();
  expect(await visit('/pruning/')).toContain('<p>This is /pruning/</p>');
  expect(await visit('/tree-pruning/')).toBe('301 /pruning/');

  moveTo('pruning-and-care');
  await buildAndPublish();
  expect(await visit('/pruning-and-care/')).toContain('<p>This is /pruning-and-care/</p>');
  // In one step, with and without the slash at the end.
  for (const old of ['/tree-pruning/', '/tree-pruning', '/pruning/'])
    expect([old, await visit(old)]).toEqual([old, '301 /pruning-and-care/']);
  expect(offline.space.fieldsOf(SERVICE).previousAddresses).toBeUndefined();
});

it('gives an address back to the page that gets it again', async () => {
  moveTo('tree-pruning');
  await buildAndPublish();
  expect(await visit('/tree-pruning/')).toContain('<p>This is /tree-pruning/</p>');
  expect(await visit('/pruning-and-care/')).toBe('301 /tree-pruning/');
});
