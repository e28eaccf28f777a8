/** Shows in Contentful's preview pane what an editor types, or that it needs a build. */
import { ContentfulLivePreview } from '@contentful/live-preview';
import { contentfulApp } from '../contentful/entryUrl';
import type { Item } from '../contentful/space';
import { BUILD_FILE } from '../documents/siteFiles';
import type { ShowStatus } from './bar';
import { liveFields } from './liveTexts';
import { patchField } from './patch';
import { ENTRIES_FILE, phoneTarget, targetsIn, type PreviewFile } from './previewFile';

/** Interval of checks for a new build, in milliseconds. */
const LOOK_EVERY_MS = 5000;

const NEEDS_BUILD =
  'This change shows after the next build of the preview. Publishing anything starts one; two minutes later this page reloads by itself.';

const NO_ENTRIES =
  'What you type is not shown here, because the content of this preview could not be loaded. Reload the page.';

const builtAt = async (): Promise<unknown> => {
  const response = await fetch(`/${BUILD_FILE}`, { cache: 'no-store' });
  return ((await response.json()) as { readonly builtAt?: unknown }).builtAt;
};

/** Reloads the page after a new build if `isWanted` returns true by then. */
const reloadWhenBuilt = (isWanted: () => boolean): void => {
  let known: unknown;
  const look = (): void =>
    // Errors are ignored: the next check may succeed.
    void builtAt().then(
      (latest) => {
        if (known !== undefined && latest !== known && isWanted()) location.reload();
        // A build from before an edit does not have it.
        known = latest;
      },
      () => undefined,
    );
  look();
  setInterval(look, LOOK_EVERY_MS);
};

/** The company's facts, and the entries that the page shows. */
const entriesOfPage = async ({ targets }: PreviewFile): Promise<readonly Item[]> => {
  const response = await fetch(`/${ENTRIES_FILE}`);
  const entries = (await response.json()) as readonly Item[];
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const shown = [phoneTarget(targets) ?? [], targetsIn(document.body.innerHTML, targets)].flat();
  return [...new Set(shown.map(({ entryId }) => entryId))].flatMap((id) => byId.get(id) ?? []);
};

/**
 * Connects the page to the Contentful app that frames it. The app draws outlines and edit buttons;
 * changed texts are patched here, as soon as the entries of the page are there.
 */
export const startLive = async (file: PreviewFile, showStatus: ShowStatus): Promise<void> => {
  const { spaceId: space, environment, locale } = file;
  let outdated = false;
  reloadWhenBuilt(() => outdated);
  void ContentfulLivePreview.init({
    locale,
    space,
    environment,
    targetOrigin: contentfulApp(file.host),
  });
  const entries = await entriesOfPage(file).catch(() => undefined);
  if (!entries) return showStatus(NO_ENTRIES);
  const facts = phoneTarget(file.targets)?.entryId;
  const shown = new Map(liveFields(file, entries));
  ContentfulLivePreview.subscribe({
    data: entries,
    callback: (data) => {
      outdated = false;
      for (const [key, now] of liveFields(file, [data].flat() as Item[])) {
        const before = shown.get(key) ?? { ...now, stored: 'null', texts: [], document: undefined };
        if (now.stored === before.stored) continue;
        // The company's facts are also in texts that have a token for them.
        if (now.entryId !== facts && patchField(before, now)) shown.set(key, now);
        else outdated = true;
      }
      showStatus(outdated ? NEEDS_BUILD : '');
    },
  });
};
