/** Descriptions and sizes of pictures, and descriptions of films and sounds. */
import { fieldOf } from '../../model';
import { isBlank } from '../../text';
import type { PictureSource } from '../../types';
import { allEntries, entryTitle, type Entry } from '../../entries';
import { embeddedAssets } from '../texts';
import type { Rule } from './rule';

/** Larger uploads waste the editors' time and the space's quota; the site shrinks them anyway. */
const LARGE_PICTURE_BYTES = 8 * 1024 * 1024;

/** Pixels that a picture inside a text is shown with on a wide screen. */
const IN_TEXT_WIDTH = 800;

const VECTOR = 'image/svg+xml';

/** What people miss of a file without a description. */
const UNDESCRIBED: ReadonlyMap<string, (label: string) => string> = new Map([
  [
    'image',
    (label) =>
      `The picture in “${label}” has no description, so people who cannot see it get only its title. Open the picture and fill in Description.`,
  ],
  [
    'video',
    (label) =>
      `The film in “${label}” has no description, so people who cannot see or hear it get only its title. Open the film and write in Description what it shows and says.`,
  ],
  [
    'audio',
    (label) =>
      `The sound in “${label}” has no description, so people who cannot hear it get only its title. Open the sound and write in Description what it says.`,
  ],
]);

export const pictures: Rule = ({ content, richTexts, assets }, problems) => {
  const check = (entry: Entry, field: string, id: string, minWidth = 0): void => {
    const asset = assets.get(id);
    if (!asset) return;
    const [kind = ''] = (asset.mimeType ?? 'image').split('/');
    const location = { entry, field };
    const label = entryTitle(entry);
    const undescribed = UNDESCRIBED.get(kind);
    // A text may embed other files, which are links.
    if (undescribed === undefined) return;
    if (isBlank(asset.description)) problems.error(location, undescribed(label));
    if (kind !== 'image') return;
    if (asset.mimeType === 'image/gif')
      problems.warning(
        location,
        `The picture in “${label}” is a GIF, of which visitors see only the first picture. If it moves, save it as a film (MP4), upload that, and embed it in a text. If not, upload a JPEG or PNG in its place.`,
      );
    if ((asset.width ?? minWidth) < minWidth && asset.mimeType !== VECTOR)
      problems.warning(
        location,
        `The picture in “${label}” is only ${asset.width} pixels wide, too small for its place, so it looks blurred. Upload one that is at least ${minWidth} pixels wide.`,
      );
    if ((asset.size ?? 0) > LARGE_PICTURE_BYTES) {
      const megabytes = Math.round((asset.size ?? 0) / 1024 / 1024);
      problems.warning(
        location,
        `The picture in “${label}” is ${megabytes} MB. Visitors get a smaller copy, but upload at most 8 MB to keep the space light.`,
      );
    }
  };
  for (const entry of allEntries(content)) {
    for (const [id, value] of Object.entries<unknown>(entry.fields)) {
      const field = fieldOf(entry.type, id);
      if (field?.kind !== 'picture' && field?.kind !== 'pictureList') continue;
      for (const source of [value as PictureSource | readonly PictureSource[]].flat())
        if ('url' in source) check(entry, id, source.id, field.minWidth);
    }
  }
  for (const { entry, field, document } of richTexts)
    for (const id of embeddedAssets(document)) check(entry, field, id, IN_TEXT_WIDTH);
};
