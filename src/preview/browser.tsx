/** The script of every page of a preview: React renders the page, and renders it again when an editor types. */
import { ContentfulLivePreview } from '@contentful/live-preview';
import { hydrateRoot } from 'react-dom/client';
import { contentfulApp, type EntryAddress } from '../contentful/entryUrl';
import type { Item } from '../contentful/space';
import { previewPage, withTyped, type PreviewContent } from './page';

/** The space, defined by the build. */
declare const SPACE: EntryAddress;

/** Where Gatsby has rendered the page. */
const CONTAINER = 'gatsby-focus-wrapper';

/** Milliseconds without typing before the page is rendered: with a large space, a rendering takes seconds. */
const PAUSE_MS = 100;

/** Scrolls to the first part of the page that shows the entry which Contentful's “Open preview” names. */
const showEntry = (id: string): void =>
  document
    .querySelector(`main [data-contentful-entry-id=${CSS.escape(id)}]`)
    ?.scrollIntoView({ block: 'center' });

/** @throws when the content of the preview cannot be read */
const startPreview = async (): Promise<void> => {
  const response = await fetch('/preview/content.json');
  const content = (await response.json()) as PreviewContent;
  const { items } = content;
  const page = previewPage(content, location.pathname);
  const container = document.getElementById(CONTAINER);
  if (!page || !container) return;
  // Where the page differs from what was built, React renders it anew.
  const root = hydrateRoot(container, page.element, { onRecoverableError: () => undefined });
  const entry = new URLSearchParams(location.search).get('entry');
  if (entry !== null) showEntry(entry);
  // In the web app of Contentful only.
  if (window.top === window) return;

  const { spaceId, environment, host } = SPACE;
  void ContentfulLivePreview.init({
    locale: items.locale,
    space: spaceId,
    environment,
    targetOrigin: contentfulApp(host),
  });
  const show = (typed: readonly Item[]): void => {
    const changed = { ...content, items: withTyped(items, typed) };
    // Without an address, as while it is typed, the page stays as it is.
    const next = previewPage(changed, location.pathname);
    if (next) root.render(next.element);
  };
  const ids = new Set([...page.entryIds, ...ContentfulLivePreview.getEntryList()]);
  let timer: number | undefined;
  ContentfulLivePreview.subscribe({
    data: items.entries.filter(({ sys }) => ids.has(sys.id)),
    callback: (data) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(show, PAUSE_MS, [data].flat());
    },
  });
};

void startPreview();
