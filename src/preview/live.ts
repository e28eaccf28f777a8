/** Shows in Contentful's preview pane what an editor types. */
import { ContentfulLivePreview } from '@contentful/live-preview';
import { contentfulApp, type EntryAddress } from '../contentful/entryUrl';
import type { Item } from '../contentful/space';
import type { ShowStatus } from './bar';
import { livePage, withTyped, type LiveContent } from './livePage';
import { patch } from './patch';
import { CONTENT_FILE } from './previewNames';

/** The space of the preview. */
export interface EditedSpace extends EntryAddress {
  /** Its locale, which Contentful's tools ask for. */
  readonly locale: string;
}

const MOVED =
  'This page has another address now. It is there after the next build of the preview; publishing anything starts one.';

const NO_CONTENT =
  'What you type is not shown here, because the content of this preview could not be loaded. Reload the page.';

/** Milliseconds without typing before the page is rendered: with a large space, a rendering takes seconds. */
const PAUSE_MS = 100;

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Adds the styles that a rendering is the first to need, because Emotion writes each style once. */
const addStyles = (page: Document): void =>
  document.head.append(...page.querySelectorAll('style[data-emotion]'));

/**
 * Connects the page to the Contentful app that frames it. The app draws outlines and edit buttons; here the page is
 * rendered again, as the build does, whenever the app reports what an editor has typed, and what differs is patched.
 */
export const startLive = async (space: EditedSpace, showStatus: ShowStatus): Promise<void> => {
  const { spaceId, environment, host, locale } = space;
  void ContentfulLivePreview.init({
    locale,
    space: spaceId,
    environment,
    targetOrigin: contentfulApp(host),
  });
  const content = await fetch(`/${CONTENT_FILE}`)
    .then((response) => response.json() as Promise<LiveContent>)
    .catch(() => undefined);
  if (!content) return showStatus(NO_CONTENT);
  const { items } = content;
  const built = livePage(content, location.pathname);
  // The staff page and the page for unknown addresses.
  if (!built) return;
  let shown = parsed(built.html);

  /** Shows what is typed; returns what the bar should say. */
  const show = (typed: readonly Item[]): string => {
    const changed = { ...content, items: withTyped(items, typed) };
    const page = livePage(changed, location.pathname, built.ownId);
    if (!page) return MOVED;
    const next = parsed(page.html);
    addStyles(next);
    patch(document.body, shown.body, next.body);
    shown = next;
    return page.path === location.pathname ? '' : MOVED;
  };
  const tryToShow = (typed: readonly Item[]): void => {
    try {
      showStatus(show(typed));
    } catch (error) {
      showStatus(`This cannot be shown: ${error instanceof Error ? error.message : ''}`);
    }
  };
  let timer: number | undefined;
  ContentfulLivePreview.subscribe({
    data: items.entries.filter(({ sys }) => built.entryIds.has(sys.id)),
    callback: (data) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(tryToShow, PAUSE_MS, [data].flat());
    },
  });
};
