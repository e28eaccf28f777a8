/**
 * Adds the links of every entry, exactly as Contentful sends them, as separate nodes, and records what
 * fills the cache.
 *
 * gatsby-source-contentful drops a link whose target is not yet published, and does not restore it when
 * a later sync brings only the target.
 *
 * @see https://github.com/gatsbyjs/gatsby/issues/10606
 */
import type { GatsbyNode } from 'gatsby';
import { linksOf, readItems } from '../contentful/space';
import { readEnvironment } from '../environment';
import { readCacheNote, writeCacheNote } from '../hosting/cacheNote';

/** Node type; `links` holds an `EntryLinks`. */
export const SENT_LINKS = 'SentLinks';

/** Id of the node with the links of an entry. */
export const sentLinksId = (entryId: string): string => `${SENT_LINKS} ${entryId}`;

export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createContentDigest,
  getNode,
}) => {
  const environment = readEnvironment();
  const { contentful, preview } = environment;
  const root = process.cwd();
  if (!contentful) return writeCacheNote(root, environment);
  actions.enableStatefulSourceNodes?.();
  // The preview API has no later syncs.
  const before = preview ? undefined : (await readCacheNote(root))?.syncToken;
  const { entries, deletedEntries, syncToken } = await readItems(contentful, before);
  for (const entry of entries) {
    const links = linksOf(entry);
    await actions.createNode({
      id: sentLinksId(entry.sys.id),
      links,
      internal: { type: SENT_LINKS, contentDigest: createContentDigest(links) },
    });
  }
  for (const id of deletedEntries) {
    const node = getNode(sentLinksId(id));
    if (node) actions.deleteNode(node);
  }
  await writeCacheNote(root, environment, syncToken);
};
