/** Descriptions and sizes of pictures. */
import { entryTitle } from '../../mappers';
import { fieldsOf, type ContentTypeId } from '../../model';
import type { Problem } from '../../problems';
import type { Entry } from '../../withDefaults';
import { embeddedAssets, richTextPlaces, type Place } from '../texts';
import { tell, type Rule } from './rule';

/** Larger uploads waste the editors' time and the space's quota; the site shrinks them anyway. */
const LARGE_PICTURE_BYTES = 8 * 1024 * 1024;

/** Pixels that a picture inside a text is shown with on a wide screen. */
const IN_TEXT_WIDTH = 800;

const VECTOR = 'image/svg+xml';

const minWidthOf = (type: ContentTypeId, id: string): number | undefined => {
  const field = fieldsOf(type).find(([fieldId]) => fieldId === id)?.[1];
  return field?.kind === 'picture' ? field.minWidth : undefined;
};

export const pictures: Rule = ({ content, assets }) => {
  const check = (place: Place, id: string, label: string, minWidth = 0): readonly Problem[] => {
    const asset = assets.get(id);
    if (!asset) return [];
    const problems: Problem[] = [];
    if (!asset.description?.trim()) {
      problems.push(
        tell(
          place,
          'error',
          `The picture in “${label}” has no description, so people who cannot see it get only its title. Open the picture and fill in Description.`,
        ),
      );
    }
    if ((asset.width ?? minWidth) < minWidth && asset.mimeType !== VECTOR) {
      problems.push(
        tell(
          place,
          'warning',
          `The picture in “${label}” is only ${asset.width} pixels wide, too small for its place, so it looks blurred. Upload one that is at least ${minWidth} pixels wide.`,
        ),
      );
    }
    if ((asset.size ?? 0) > LARGE_PICTURE_BYTES) {
      const megabytes = Math.round((asset.size ?? 0) / 1024 / 1024);
      problems.push(
        tell(
          place,
          'warning',
          `The picture in “${label}” is ${megabytes} MB. Visitors get a smaller copy, but upload at most 8 MB to keep the space light.`,
        ),
      );
    }
    return problems;
  };
  const inFields = Object.values(content)
    .flat()
    .flatMap((entry: Entry) =>
      Object.entries(entry.fields).flatMap(([field, value]) => {
        const source = value as { from?: string; id?: string } | null;
        return source?.from === 'contentful' && source.id !== undefined
          ? check(
              { entry, field, label: field },
              source.id,
              entryTitle(entry.type, entry.fields),
              minWidthOf(entry.type, field),
            )
          : [];
      }),
    );
  const inTexts = richTextPlaces(content).flatMap((place) =>
    embeddedAssets(place.document).flatMap((id) =>
      check(place, id, entryTitle(place.entry.type, place.entry.fields), IN_TEXT_WIDTH),
    ),
  );
  return [...inFields, ...inTexts];
};
