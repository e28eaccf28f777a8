/** The bundled defaults in the form that entries have: Markdown converted. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../files';
import { readMasters, type Master } from '../images/pictureFiles';
import { defaults, type Defaults } from './defaults';
import { markdownToRichText } from './richText/markdown';
import { withSlashes } from './links';
import { contentTypeIds, fieldsOf, type ContentTypeId } from './model';
import type { Field } from './model/fields';
import type { PartialEntries, PartialEntry } from './entries';
import type { BundledPicture } from './types';

export interface Bundled {
  readonly entries: PartialEntries;
  /** Pictures embedded in bundled texts or used by bundled entries, by asset id. */
  readonly pictures: Readonly<Record<string, BundledPicture>>;
  /** Originals of all bundled pictures, by file name without its ending. */
  readonly masters: Readonly<Record<string, Master>>;
  /** Old addresses that a developer has redirected, in `static/_redirects`. */
  readonly redirected: readonly string[];
}

/** Id of the asset a bundled picture becomes when a space is seeded: one per file and description. */
export const bundledPictureId = (picture: BundledPicture): string => {
  const hash = createHash('sha256')
    .update(`${picture.alt}\n${picture.caption ?? ''}`)
    .digest('hex');
  return `picture-${picture.file}-${hash.slice(0, 8)}`;
};

const readRedirected = async (root: string): Promise<readonly string[]> => {
  const file = path.join(root, 'static/_redirects');
  const lines = (await exists(file)) ? await readFile(file, 'utf8') : '';
  return (lines.match(/^\/\S*/gm) ?? []).map(withSlashes);
};

/**
 * Converts every default, and reads the bundled pictures and redirects.
 *
 * @param root the repository
 * @throws naming the default and the field, or the picture, that cannot be used
 */
export const loadBundled = async (root = process.cwd()): Promise<Bundled> => {
  const pictures: Record<string, BundledPicture> = {};

  const keepPicture = (picture: BundledPicture): string => {
    const id = bundledPictureId(picture);
    pictures[id] = picture;
    return id;
  };

  const convert = async (field: Field, value: unknown): Promise<unknown> => {
    if (field.kind === 'richText') return markdownToRichText(String(value), keepPicture);
    if (field.kind === 'picture') keepPicture(value as BundledPicture);
    return value;
  };

  const convertEntry = async (
    type: ContentTypeId,
    entry: { id: string; fields: object },
  ): Promise<PartialEntry> => {
    const values = entry.fields as Record<string, unknown>;
    const fields: Record<string, unknown> = {};
    for (const [id, field] of fieldsOf(type)) {
      const value = values[id];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
      try {
        fields[id] = await convert(field, value);
      } catch (error) {
        throw new Error(
          `Bundled ${type} “${entry.id}”, field “${id}”: ${(error as Error).message}`,
        );
      }
    }
    return { type, id: entry.id, isBundled: true, fields };
  };

  const lists = await Promise.all(
    contentTypeIds.map(async (type) => {
      const entries = (defaults as Defaults)[type] ?? [];
      return [type, await Promise.all(entries.map((entry) => convertEntry(type, entry)))] as const;
    }),
  );
  return {
    entries: Object.fromEntries(lists) as unknown as PartialEntries,
    pictures,
    masters: await readMasters(root),
    redirected: await readRedirected(root),
  };
};
