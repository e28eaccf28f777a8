/** A preview at an address of its own, and Contentful's web app, which shows it in a pane. */
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { contentfulApp } from '../../../src/contentful/entryUrl';
import { SCRIPT_FILE } from '../../../src/preview/previewFile';

export const PREVIEW_SITE = 'https://preview.example.net';

/** What the site answers, by path; asked anew for each request. */
export type Answers = Readonly<Record<string, () => string>>;

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** The whole document around a body, with the preview's script. */
export const previewDocument = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Preview</title></head><body>${body}<script type="module" src="/${SCRIPT_FILE}"></script></body></html>`;

/** Lets a browser's page find the preview's site. */
export const servePreview = async (page: Page, answers: Answers): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: { preview: 'src/preview/browser.ts' },
    bundle: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    outdir: 'out',
  });
  const all: Answers = { ...answers, [`/${SCRIPT_FILE}`]: () => outputFiles[0]?.text ?? '' };
  await page.route(`${PREVIEW_SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    const body = all[pathname]?.();
    return route.fulfill({
      status: body === undefined ? 404 : 200,
      contentType: `${type}; charset=utf-8`,
      body: body ?? '',
    });
  });
};

/** Keeps what the preview's SDK says, and lets the test answer it. */
const PANE = `<iframe src="${PREVIEW_SITE}/" width="900" height="700"></iframe><script>
  window.received = [];
  addEventListener('message', ({ data }) => {
    if (data.source === 'live-preview-sdk') received.push(data);
  });
  window.send = (message) =>
    document.querySelector('iframe').contentWindow.postMessage(
      { source: 'live-preview-editor', ...message }, '${PREVIEW_SITE}');
</script>`;

interface PaneMessage {
  readonly method: string;
  readonly id?: string;
  readonly config?: string;
}

interface Pane extends Window {
  readonly received: readonly PaneMessage[];
  readonly send: (message: object) => void;
}

/** Opens a page of another site, by default of Contentful's web app, that shows the preview in a frame. */
export const openPane = async (page: Page, origin = contentfulApp()): Promise<void> => {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: PANE }),
  );
  await page.goto(`${origin}/`);
};

/** The messages of one method that the app got from the preview so far. */
export const messagesOf = (page: Page, method: string): Promise<readonly PaneMessage[]> =>
  page.evaluate(
    (wanted) => (window as unknown as Pane).received.filter((message) => message.method === wanted),
    method,
  );

/** Sends the subscribed entries, as the app does at each keystroke of an editor. */
export const sendEntries = async (page: Page, entries: readonly object[]): Promise<void> => {
  const subscriptionId = (await messagesOf(page, 'SUBSCRIBED')).at(-1)?.id;
  const message = { method: 'ENTRY_UPDATED', subscriptionId, data: entries };
  await page.evaluate(
    (text) => (window as unknown as Pane).send(JSON.parse(text) as object),
    JSON.stringify(message),
  );
};
