/** Descriptions of pictures, videos and sounds, and sizes of pictures. */
import { BLOCKS } from '@contentful/rich-text-types';
import { isFileName, VECTOR } from '../../mappers/assets';
import { fieldOf } from '../../model';
import { isUploaded } from '../../pictures';
import { kindOf, targetId } from '../../richText/nodes';
import { isBlank, quoted } from '../../text';
import type { PictureSource, RichText } from '../../types';
import { allEntries, entryTitle, type Entry } from '../../entries';
import { nodesIn, type Rule } from '../texts';

/** Width in pixels of a picture inside a text on a wide screen. */
const IN_TEXT_WIDTH = 800;

/** Ids of assets embedded in a document. */
const embeddedAssets = (document: RichText): readonly string[] =>
  nodesIn(document)
    .filter((node) => kindOf(node) === BLOCKS.EMBEDDED_ASSET)
    .flatMap((node) => targetId(node) ?? []);

/** Files that need a description, by the first part of their MIME type. Other embedded files are links. */
const DESCRIBED: Readonly<Record<string, string | undefined>> = {
  image: 'picture',
  video: 'video',
  audio: 'sound',
};

const describedAndSized: Rule = ({ content, richTexts, assets, problems }) => {
  /** Files whose description has been looked at: one that is in many places is opened once. */
  const described = new Set<string>();
  const check = (entry: Entry, field: string, ids: readonly string[], minWidth = 0): void => {
    for (const id of ids) {
      const asset = assets.get(id);
      const [kind = ''] = (asset?.mimeType ?? 'image').split('/');
      const name = DESCRIBED[kind];
      if (!asset || name === undefined) continue;
      const location = { entry, field };
      const which = ids.length === 1 ? name : `${name} ${asset.title ?? asset.filename ?? id}`;
      const theFile = `The ${which} in “${entryTitle(entry)}”`;
      const description = asset.description?.trim() ?? '';
      if (!described.has(id) && (isBlank(description) || isFileName(description)))
        problems.error(
          location,
          `${theFile} has no description${isBlank(description) ? '' : ` but ${quoted(description)}`}, so people who cannot see or hear it do not learn what it shows. Open it and say that in Description.`,
        );
      described.add(id);
      if (asset.mimeType === 'video/quicktime')
        problems.warning(
          location,
          `${theFile} is a MOV file, of which many browsers show nothing. Save it as MP4 and upload that.`,
        );
      if (kind === 'image' && asset.mimeType !== VECTOR && (asset.width ?? minWidth) < minWidth)
        problems.warning(
          location,
          `${theFile} is only ${asset.width} pixels wide, too small for its place, so it looks blurred. Upload one that is at least ${minWidth} pixels wide.`,
        );
    }
  };
  for (const entry of allEntries(content))
    for (const [id, value] of Object.entries<unknown>(entry.fields)) {
      const field = fieldOf(entry.type, id);
      if (field?.kind !== 'picture') continue;
      const source = value as PictureSource;
      if (isUploaded(source)) check(entry, id, [source.id], field.minWidth);
    }
  for (const { entry, field, value } of richTexts)
    check(entry, field, embeddedAssets(value), IN_TEXT_WIDTH);
};

export const pictureRules: readonly Rule[] = [describedAndSized];
