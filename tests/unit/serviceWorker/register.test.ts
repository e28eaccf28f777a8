/** What the page asks of the service worker, with a pretended browser around it. */
import { registerServiceWorker, rememberPage } from '../../../src/serviceWorker/register';

const ORIGIN = 'https://trees.example';
const LOADED = [
  `${ORIGIN}/app.js`,
  `${ORIGIN}/page-data/app-data.json?x`,
  'https://map.example/a.js',
];

interface Pretended {
  readonly connection?: { readonly saveData: boolean };
  readonly serviceWorker?: object;
}

const env = process.env as Record<string, string | undefined>;
const before = { ...env };

const postMessage = jest.fn();
const register = jest.fn(() => Promise.resolve({}));
const unregister = jest.fn(() => Promise.resolve(true));
const deleted = jest.fn(() => Promise.resolve(true));

const serviceWorker = {
  ready: Promise.resolve({ active: { postMessage } }),
  register,
  getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]),
};

/** Puts the few things of a browser in place that are used. */
const inBrowser = (navigator: Pretended = { serviceWorker }): void => {
  const caches = { keys: () => Promise.resolve(['site-1']), delete: deleted };
  const location = { origin: ORIGIN, pathname: '/about/' };
  const idle = (work: () => void): void => work();
  const values = { navigator, window: { location, caches, requestIdleCallback: idle } };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(LOADED.map((name) => ({ name })) as unknown as PerformanceEntryList);
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  env.NODE_ENV = 'production';
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['NODE_ENV', 'GATSBY_SERVICE_WORKER']) {
    if (before[name] === undefined) delete env[name];
    else env[name] = before[name];
  }
});

it('has a page kept with what it loaded from this site', async () => {
  inBrowser();
  rememberPage('/contact/');
  await settled();
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'remember', paths: ['/contact/', '/app.js', '/page-data/app-data.json'] }],
  ]);
});

it.each<[string, Pretended]>([
  ['saves data', { serviceWorker, connection: { saveData: true } }],
  ['knows no service workers', {}],
  ['has none active', { serviceWorker: { ...serviceWorker, ready: Promise.resolve({}) } }],
])('keeps nothing in a browser that %s', async (_what, navigator) => {
  inBrowser(navigator);
  rememberPage('/contact/');
  await settled();
  expect(postMessage).not.toHaveBeenCalled();
});

it('registers past every cache, then has the open page kept', async () => {
  inBrowser();
  registerServiceWorker();
  expect(register.mock.calls).toEqual([[expect.stringMatching(/^\//), { updateViaCache: 'none' }]]);
  await settled();
  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ paths: expect.arrayContaining(['/about/']) as string[] }),
  );
});

it('says nothing when the browser refuses', async () => {
  inBrowser();
  register.mockRejectedValueOnce(new Error('private window'));
  registerServiceWorker();
  await settled();
  expect(postMessage).not.toHaveBeenCalled();
});

it('removes itself and what it kept where it is switched off', async () => {
  inBrowser();
  env.GATSBY_SERVICE_WORKER = 'off';
  registerServiceWorker();
  await settled();
  expect(register).not.toHaveBeenCalled();
  expect(unregister).toHaveBeenCalledTimes(2);
  expect(deleted).toHaveBeenCalled();
});

it('does nothing while the site is developed', () => {
  inBrowser();
  env.NODE_ENV = 'development';
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});
