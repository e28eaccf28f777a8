/** Descriptions and sizes of pictures, and descriptions of films and sounds. */
import { fieldOf } from '../../model';
import { isUpright } from '../../assemble/projectPage';
import { isBlank, quoted } from '../../text';
import type { PictureSource } from '../../types';
import { allEntries, entryTitle, type Entry } from '../../entries';
import { embeddedAssets } from '../texts';
import type { Rule } from './rule';

/** Larger uploads waste the editors' time and the space's quota; the site shrinks them anyway. */
const LARGE_PICTURE_BYTES = 8 * 1024 * 1024;

/** Pixels that a picture inside a text is shown with on a wide screen. */
const IN_TEXT_WIDTH = 800;

/** What a camera or a program calls a file. */
const FILE_NAME =
  /^(?:.+\.(?:jpe?g|png|webp|heic|gif|tiff?|mp4|mov)|(?:img|dsc\w?|pxl|photo|image|picture|screenshot)?[\s_-]*[\d\s_-]+)$/i;

/** A description that says no more than that there is a picture. */
const ANY_PICTURE = /^(?:an? |the )?(?:image|photo|picture|pic|tree)s?$/i;

const VECTOR = 'image/svg+xml';

/** Pictures that visitors compare, of which both are cut when their shapes differ. */
const unlikePairs: Rule = ({ content }, problems) => {
  for (const entry of content.project) {
    const { title, pictureBefore, pictureAfter } = entry.fields;
    if (!pictureBefore || !pictureAfter) continue;
    if ('url' in pictureBefore && 'url' in pictureAfter && pictureBefore.id === pictureAfter.id)
      problems.error(
        { entry, field: 'pictureAfter' },
        `The pictures before and after of “${title}” are the same one. Choose another, or empty one of the fields.`,
      );
    else if (isUpright(pictureBefore) !== isUpright(pictureAfter))
      problems.warning(
        { entry, field: 'pictureAfter' },
        `Of the pictures before and after of “${title}”, one is upright and one is wide, so both are cut to a square and show different parts of the tree. Choose two that are both upright or both wide.`,
      );
  }
};

/** Files that need a description: what they are called, and what to do without one. */
const UNDESCRIBED: ReadonlyMap<string, { readonly name: string; readonly fault: string }> = new Map(
  [
    [
      'image',
      {
        name: 'picture',
        fault:
          'so people who cannot see it get only its title. Open the picture and fill in Description.',
      },
    ],
    [
      'video',
      {
        name: 'film',
        fault:
          'so people who cannot see or hear it get only its title. Open the film and write in Description what it shows and says.',
      },
    ],
    [
      'audio',
      {
        name: 'sound',
        fault:
          'so people who cannot hear it get only its title. Open the sound and write in Description what it says.',
      },
    ],
  ],
);

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** “1st”, “2nd” and so on. */
const ordinal = (number: number): string => `${number}${ENDINGS[ORDINALS.select(number)] ?? 'th'}`;

const describedAndSized: Rule = ({ content, richTexts, assets }, problems) => {
  /** Files whose description has been looked at: one that is in many places is opened once. */
  const described = new Set<string>();
  /** @param place - position and number of all files in the field */
  const check = (
    entry: Entry,
    field: string,
    id: string,
    place: { readonly at: number; readonly of: number },
    minWidth = 0,
  ): void => {
    const asset = assets.get(id);
    if (!asset) return;
    const [kind = ''] = (asset.mimeType ?? 'image').split('/');
    const location = { entry, field };
    const undescribed = UNDESCRIBED.get(kind);
    // A text may embed other files, which are links.
    if (undescribed === undefined) return;
    const { name, fault } = undescribed;
    const which =
      place.of === 1
        ? name
        : `${ordinal(place.at + 1)} ${name} (${asset.title ?? asset.filename ?? id})`;
    const theFile = `The ${which} in “${entryTitle(entry)}”`;
    const description = asset.description?.trim() ?? '';
    const isNew = !described.has(id);
    described.add(id);
    if (isNew && isBlank(description))
      problems.error(location, `${theFile} has no description, ${fault}`);
    else if (isNew && (FILE_NAME.test(description) || ANY_PICTURE.test(description)))
      problems.error(
        location,
        `${theFile} is described as ${quoted(description)}, which tells people who cannot see it nothing. Open it and say in Description what it shows.`,
      );
    if (asset.mimeType === 'video/quicktime')
      problems.warning(
        location,
        `${theFile} is a MOV file, of which many browsers show nothing. Save it as MP4 and upload that.`,
      );
    if (kind !== 'image') return;
    if (asset.mimeType === 'image/gif')
      problems.warning(
        location,
        `${theFile} is a GIF, of which visitors see only the first picture. If it moves, save it as a film (MP4), upload that, and embed it in a text. If not, upload a JPEG or PNG in its place.`,
      );
    if ((asset.width ?? minWidth) < minWidth && asset.mimeType !== VECTOR)
      problems.warning(
        location,
        `${theFile} is only ${asset.width} pixels wide, too small for its place, so it looks blurred. Upload one that is at least ${minWidth} pixels wide.`,
      );
    if ((asset.size ?? 0) > LARGE_PICTURE_BYTES) {
      const megabytes = Math.round((asset.size ?? 0) / 1024 / 1024);
      problems.warning(
        location,
        `${theFile} is ${megabytes} MB. Visitors get a smaller copy, but upload at most 8 MB to keep the space light.`,
      );
    }
  };
  for (const entry of allEntries(content)) {
    for (const [id, value] of Object.entries<unknown>(entry.fields)) {
      const field = fieldOf(entry.type, id);
      if (field?.kind !== 'picture' && field?.kind !== 'pictureList') continue;
      const sources = [value as PictureSource | readonly PictureSource[]].flat();
      for (const [at, source] of sources.entries())
        if ('url' in source)
          check(entry, id, source.id, { at, of: sources.length }, field.minWidth);
    }
  }
  for (const { entry, field, document } of richTexts) {
    const ids = embeddedAssets(document);
    for (const [at, id] of ids.entries())
      check(entry, field, id, { at, of: ids.length }, IN_TEXT_WIDTH);
  }
};

export const pictureRules: readonly Rule[] = [describedAndSized, unlikePairs];
