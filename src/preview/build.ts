/** The seam between a build and previews: what a preview build has besides the site. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleModules } from '../bundle';
import type { Site } from '../content/assemble';
import type { Problem } from '../content/problems';
import { withUrls, type ContentReport } from '../content/report';
import { entryUrl } from '../contentful/entryUrl';
import { readItems } from '../contentful/space';
import type { Document } from '../documents/page';
import type { BuildEnvironment } from '../environment';
import { folders } from '../folders';
import { linksToDrafts } from './drafts';
import {
  ENTRIES_FILE,
  PREVIEW_FILE,
  PREVIEW_FOLDER,
  SCRIPT_FILE,
  STAFF_FILE,
  type MarkTargets,
  type PreviewFile,
} from './previewFile';
import { previewPage } from './previewPage';
import { staffFile, staffView, type StaffView } from './staffView';

/** What a build adds for a preview. */
export interface PreviewParts {
  /** Views of additional pages by the file of their template, below `src`. */
  readonly pages: Readonly<Record<string, readonly StaffView[]>>;
  /** Writes additional files and scripts to Gatsby's output. */
  readonly writeFiles: (report: ContentReport) => Promise<void>;
}

/** The fields of the space that the marks of a preview stand for. */
const markTargets = ({ provenance }: Site): MarkTargets =>
  Object.fromEntries(
    [...provenance.all].flatMap(([mark, { entry, field }]) =>
      entry.entryId !== undefined && entry.origins[field] === 'contentful'
        ? [[mark, { entryId: entry.entryId, fieldId: field }]]
        : [],
    ),
  );

const NOTHING: PreviewParts = { pages: {}, writeFiles: () => Promise.resolve() };

/**
 * Reads every entry as the preview API returns it, for live updates, and makes the page for staff.
 * A normal build adds nothing.
 *
 * @param root the repository
 */
export const previewParts = async (
  root: string,
  { preview, contentful, ownAddress }: BuildEnvironment,
  site: Site,
  found: readonly Problem[],
): Promise<PreviewParts> => {
  if (!preview || !contentful) return NOTHING;
  const items = await readItems(contentful);
  const { entries, locale } = items;
  const { spaceId, environment, host } = contentful;
  const file: PreviewFile = {
    spaceId,
    environment,
    host,
    locale,
    targets: markTargets(site),
    config: site.config,
    counting: site.tokens.counting,
    paths: Object.fromEntries(site.addresses.pathOf),
  };
  const { gatsbyOutput } = folders(root);
  const problems = withUrls([...linksToDrafts(items), ...found], (id, field) =>
    entryUrl(contentful, id, field),
  );
  return {
    pages: { 'preview/staffPage.tsx': [staffView(site, problems, ownAddress)] },
    writeFiles: async (report) => {
      const staff = { site, report, entries, address: contentful, liveSite: ownAddress };
      const files = {
        [PREVIEW_FILE]: file,
        [STAFF_FILE]: staffFile(staff),
        [ENTRIES_FILE]: entries,
      };
      const folder = path.join(gatsbyOutput, PREVIEW_FOLDER);
      await mkdir(folder, { recursive: true });
      for (const [name, value] of Object.entries(files))
        await writeFile(path.join(gatsbyOutput, name), JSON.stringify(value));
      const { name } = path.parse(SCRIPT_FILE);
      await bundleModules(folder, '[name]', {
        [name]: path.join(root, 'src/preview/browser.ts'),
      });
    },
  };
};

/** How the pages of a preview build are changed when they are published; undefined for a normal build. */
export const pageChange = ({
  preview,
}: BuildEnvironment): ((document: Document) => void) | undefined =>
  preview ? previewPage : undefined;
