/** Descriptions and sizes of pictures. */
import { entryTitle } from '../../mappers';
import type { Problem } from '../../problems';
import type { Entry } from '../../withDefaults';
import { embeddedAssets, richTextPlaces, type Place } from '../texts';
import { tell, type Rule } from './rule';

/** Larger uploads waste the editors' time and the space's quota; the site shrinks them anyway. */
const LARGE_PICTURE_BYTES = 8 * 1024 * 1024;

export const pictures: Rule = ({ content, assets }) => {
  const check = (place: Place, id: string, label: string): readonly Problem[] => {
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
          ? check({ entry, field, label: field }, source.id, entryTitle(entry.type, entry.fields))
          : [];
      }),
    );
  const inTexts = richTextPlaces(content).flatMap((place) =>
    embeddedAssets(place.document).flatMap((id) =>
      check(place, id, entryTitle(place.entry.type, place.entry.fields)),
    ),
  );
  return [...inFields, ...inTexts];
};
