/**
 * The pages of the site as a build makes them, without Gatsby: content → views → templates → HTML.
 * `npm run develop` bundles this file again after each change of a source.
 */
import { loadBundled } from '../content/bundled';
import type { RawContent } from '../content/mappers/raw';
import { makeSite } from '../content/site';
import { publishPage } from '../documents/page';
import type { BuildEnvironment } from '../environment';
import { writePictureFiles } from '../images/pictureFiles';
import { documentsOf } from '../documents/render';

/** The site as it is now. */
export interface Pages {
  /** The address that an old one redirects to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The HTML of a page; undefined for an address that no page has. */
  readonly render: (address: string) => string | undefined;
  /** Makes the missing files of the bundled pictures. Do not call again before it has finished. */
  readonly writePictures: () => Promise<void>;
}

/**
 * Makes the site.
 *
 * @param raw what the space holds; without it, the site has the bundled content
 */
export const openPages = async (
  root: string,
  environment: BuildEnvironment,
  raw: RawContent = {},
): Promise<Pages> => {
  const { site } = makeSite(raw, await loadBundled(root), environment);
  const documentAt = documentsOf(site);
  return {
    redirects: site.redirects,
    render: (address) => {
      const document = documentAt(address);
      return document && publishPage(document).html;
    },
    writePictures: () => writePictureFiles(site.pictureFiles, root),
  };
};
