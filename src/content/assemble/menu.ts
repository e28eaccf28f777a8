/** The links of the menus, and which of them stand in a list below another. */
import { entryTitle, type Entry } from '../entries';
import type { Link } from '../views';
import { rootOf } from './addresses';
import { linkView } from './buttons';
import type { AssemblyContext } from './context';

/** A link that a menu shows. */
interface MenuEntry {
  readonly entry: Entry<'navigationLink'>;
  readonly link: Link;
}

/** The links of a menu in their order. A link to a page that was removed is left out. */
export const menuEntries = (
  context: AssemblyContext,
  hiddenBy: 'hideFromTopNav' | 'hideFromFooter',
): readonly MenuEntry[] =>
  context.content.navigationLink
    .filter((entry) => entry.fields[hiddenBy] !== true)
    .flatMap((entry) => {
      const link = linkView(context.fields(entry).title, context.href(entry.fields.href));
      return link ? { entry, link } : [];
    });

/** The parent of each link of a menu that stands below another. */
type Parents = ReadonlyMap<MenuEntry, MenuEntry>;

/** Leaves out a choice that cannot be: a link that the menu does not have, the same link, or one below it. */
const parentsOf = (entries: readonly MenuEntry[]): Parents => {
  const parents = new Map<MenuEntry, MenuEntry>();
  for (const one of entries) {
    const parent = entries.find(({ entry }) => entry.id === one.entry.fields.below);
    if (parent && rootOf(parents, parent) !== one) parents.set(one, parent);
  }
  return parents;
};

/** A link of a menu, and those below it. */
interface MenuGroup {
  readonly link: Link;
  readonly below: readonly Link[];
}

const groupsOf = (entries: readonly MenuEntry[], parents: Parents): readonly MenuGroup[] =>
  entries
    .filter((one) => !parents.has(one))
    .map((top) => ({
      link: top.link,
      below: entries
        .filter((one) => one !== top && rootOf(parents, one) === top)
        .map(({ link }) => link),
    }));

/** The links at the foot of pages, on one level; those below a link follow it. */
export const footLinks = (context: AssemblyContext): readonly Link[] => {
  const entries = menuEntries(context, 'hideFromFooter');
  return groupsOf(entries, parentsOf(entries)).flatMap(({ link, below }) => [link, ...below]);
};

/**
 * The links of the menu at the top, each with the list below it. A link that cannot stand where staff put it is
 * reported and stands in the menu itself; one below a link of a list is reported and stands in that list.
 */
export const menuGroups = (context: AssemblyContext): readonly MenuGroup[] => {
  const entries = menuEntries(context, 'hideFromTopNav');
  const parents = parentsOf(entries);
  const report = (entry: MenuEntry['entry'], what: string): void =>
    context.problems.warning({ entry, field: 'below' }, `“${entryTitle(entry)}” ${what}`);

  for (const one of entries) {
    const { below } = one.entry.fields;
    if (below === undefined || parents.has(one)) continue;
    const why = entries.some(({ entry }) => entry.id === below)
      ? 'is the same one or stands below it. Choose another, or empty this field.'
      : 'is not in the top menu. Show that one there, or choose another.';
    report(one.entry, `stands in the menu itself, because the link chosen here ${why}`);
  }
  for (const [one, parent] of parents) {
    if (!parents.has(parent)) continue;
    const title = entryTitle(rootOf(parents, one).entry);
    report(
      one.entry,
      `stands in the list below “${title}”, because the link chosen here is in that list, and the menu has no lists within lists. Choose “${title}”.`,
    );
  }
  return groupsOf(entries, parents);
};
