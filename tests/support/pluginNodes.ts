/** What gatsby-source-contentful makes of entries, by its own code. */
interface PluginInput {
  /** A content type as the API has it. */
  readonly contentTypeItem: object | undefined;
  /** Entries of that type, with the values of each field by locale. */
  readonly entries: readonly object[];
  /** Code of the only locale. */
  readonly locale: string;
  /** Entries and files that are published, such as `faq___Entry`. */
  readonly resolvable?: readonly string[];
}

/** The nodes of all entries of a type; rejects where the plugin fails. */
export const pluginNodes = async ({
  contentTypeItem,
  entries,
  locale,
  resolvable = [],
}: PluginInput): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { createNodesForContentType } = jest.requireActual<{
    createNodesForContentType: (options: object) => Promise<unknown>;
  }>('gatsby-source-contentful/normalize');
  const made: Record<string, unknown>[] = [];
  await createNodesForContentType({
    contentTypeItem,
    restrictedNodeFields: [],
    entries,
    createNode: (node: Record<string, unknown>) => Promise.resolve(made.push(node)),
    createNodeId: (id: string) => id,
    getNode: () => undefined,
    resolvable: new Set(resolvable),
    foreignReferenceMap: {},
    defaultLocale: locale,
    locales: [{ code: locale, fallbackCode: null }],
    space: { sys: { id: 'space' } },
    pluginConfig: new Map<string, unknown>(),
  });
  return made;
};
