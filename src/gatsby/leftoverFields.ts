/** Works around the one case in which gatsby-source-contentful fails on what a space may hold. */
import { createRequire } from 'node:module';
import path from 'node:path';

interface Sent {
  readonly sys: { readonly id: string };
  readonly fields?: Readonly<Record<string, unknown>>;
}

interface NodesInput {
  readonly contentTypeItem: {
    readonly name: string;
    readonly fields: readonly { readonly id: string }[];
  };
  readonly entries: readonly Sent[];
}

/** The plugin's module that makes nodes of entries. */
export interface Normalize {
  createNodesForContentType: (input: NodesInput) => Promise<unknown>;
}

/** The module as the plugin itself loads it. */
export const pluginNormalize = (root = process.cwd()): Normalize =>
  createRequire(path.join(root, 'package.json'))('gatsby-source-contentful/normalize') as Normalize;

/**
 * Leaves fields that the type of an entry lacks out of the entry, as Contentful sends them after a field was deleted: the
 * plugin looks up the definition of each, and ends the build where there is none.
 *
 * @param tell called with a sentence for each field that is left out
 * @see https://github.com/gatsbyjs/gatsby/issues/38445
 */
export const leaveOutLeftoverFields = (
  normalize: Normalize,
  tell: (message: string) => void,
): void => {
  const { createNodesForContentType: create } = normalize;
  normalize.createNodesForContentType = (input) => {
    const { name, fields } = input.contentTypeItem;
    const known = new Set(fields.map(({ id }) => id));
    const entries = input.entries.map((entry) => {
      const all = Object.entries(entry.fields ?? {});
      const leftover = all.filter(([id]) => !known.has(id));
      for (const [id] of leftover)
        tell(
          `The entry ${entry.sys.id} (“${name}”) holds a field “${id}” that its type does not have any more. It is left out; publish the entry again to remove it.`,
        );
      return leftover.length === 0
        ? entry
        : { ...entry, fields: Object.fromEntries(all.filter(([id]) => known.has(id))) };
    });
    return create({ ...input, entries });
  };
};
