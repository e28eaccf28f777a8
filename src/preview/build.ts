/** The seam between a build and previews: what a preview build adds to the site. A normal build contains none of it. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleModules } from '../bundle';
import type { Site } from '../content/assemble';
import type { Bundled } from '../content/bundled';
import { withUrls, type ContentReport } from '../content/report';
import type { PageBase } from '../content/views';
import { entryUrl } from '../contentful/entryUrl';
import { readItems } from '../contentful/space';
import { readAssetNames } from '../documents/assetNames';
import type { Document } from '../documents/page';
import type { BuildEnvironment } from '../environment';
import { folders } from '../folders';
import { linksToDrafts } from './drafts';
import { labelPage } from './labels';
import type { EditedSpace } from './live';
import type { LiveContent } from './livePage';
import { CONTENT_FILE, PREVIEW_FOLDER, SCRIPT_FILE, STAFF_FILE } from './previewNames';
import { staffFile, staffView } from './staffFile';

/** The pages that only a preview has, by the files of their templates below `src`. */
export const previewPages = (
  { preview }: BuildEnvironment,
  site: Site,
): Readonly<Record<string, readonly PageBase[]>> =>
  preview ? { 'preview/staffPage.tsx': [staffView(site)] } : {};

/** Leaves out of a script the parts of shared modules that only builds use. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup: (build) => {
    build.onResolve({ filter: /^(?:node:.+|sharp|contentful)$/ }, ({ path: name }) => ({
      path: name,
      external: true,
      sideEffects: false,
    }));
  },
};

/** The results of a build. */
interface Made {
  readonly site: Site;
  readonly bundled: Bundled;
  readonly report: ContentReport;
}

/**
 * Reads every item as the preview API returns it, and writes the files and scripts of a preview to Gatsby's output.
 *
 * @param root the repository
 */
export const writePreviewFiles = async (
  root: string,
  environment: BuildEnvironment,
  { site, bundled, report }: Made,
): Promise<void> => {
  const { preview, contentful, siteUrl, ownAddress, ownHosts, goesLive, mapsKey, counting } =
    environment;
  if (!preview || !contentful) return;
  const items = await readItems(contentful);
  const { spaceId, environment: spaceEnvironment, host } = contentful;
  const space: EditedSpace = { spaceId, environment: spaceEnvironment, host, locale: items.locale };
  const drafts = withUrls(linksToDrafts(items), (id, field) => entryUrl(space, id, field));
  const content: LiveContent = {
    items,
    bundled,
    settings: { preview, siteUrl, ownAddress, ownHosts, goesLive, mapsKey, counting },
    assetNames: await readAssetNames(root),
  };
  const files = {
    [CONTENT_FILE]: content,
    [STAFF_FILE]: staffFile({
      site,
      blocks: report.blocks,
      problems: [...drafts, ...report.problems],
      entries: items.entries,
      address: space,
      liveSite: ownAddress,
    }),
  };
  const { gatsbyOutput } = folders(root);
  const folder = path.join(gatsbyOutput, PREVIEW_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const [name, value] of Object.entries(files))
    await writeFile(path.join(gatsbyOutput, name), JSON.stringify(value));
  const { name } = path.parse(SCRIPT_FILE);
  const scripts = { [name]: path.join(root, 'src/preview/browser.ts') };
  await bundleModules(folder, '[name]', scripts, {
    alias: { gatsby: path.join(root, 'src/documents/gatsbyStandIn.tsx') },
    // Selects the build of Emotion that writes styles into the HTML.
    conditions: ['worker'],
    define: { BOOT_SCRIPT: '""', SPACE: JSON.stringify(space) },
    plugins: [withoutNode],
  });
};

/** How the pages of a preview are changed when they are published; undefined for a normal build. */
export const pageChange = ({
  preview,
}: BuildEnvironment): ((document: Document) => void) | undefined =>
  preview ? labelPage : undefined;
