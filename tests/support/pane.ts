/** Contentful's web app, which shows a page of a preview in a pane. */
import type { Page } from 'playwright-core';
import { contentfulApp } from '../../src/contentful/entryUrl';

/** Address of the preview in the pane. */
export const PREVIEW_SITE = 'https://preview.example.net';

/** Keeps what the preview's SDK says, and lets the test answer it. */
const paneOf = (address: string): string => `
<iframe src="${address}" width="900" height="700"></iframe>
<script>
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

/** Opens a page of another site, by default of Contentful's web app, that shows one of the preview in a frame. */
export const openPane = async (
  page: Page,
  path: string,
  origin = contentfulApp(),
): Promise<void> => {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: paneOf(`${PREVIEW_SITE}${path}`) }),
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
