/** The links of the menus, and which of them stand in a list below another. */
import { entryTitle, type Entry } from '../entries';
import type { Link } from '../views';
import { topOf } from './addresses';
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

/** For each link of a menu that stands below another, that other one. */
type Uppers = ReadonlyMap<MenuEntry, MenuEntry>;

/** Leaves out a choice that cannot be: a link that the menu does not have, the same link, or one below it. */
const uppersOf = (entries: readonly MenuEntry[]): Uppers => {
  const uppers = new Map<MenuEntry, MenuEntry>();
  for (const one of entries) {
    const upper = entries.find(({ entry }) => entry.id === one.entry.fields.below);
    if (upper && topOf(uppers, upper) !== one) uppers.set(one, upper);
  }
  return uppers;
};

/** A link of a menu, and those below it. */
interface MenuGroup {
  readonly link: Link;
  readonly below: readonly Link[];
}

const groupsOf = (entries: readonly MenuEntry[], uppers: Uppers): readonly MenuGroup[] =>
  entries
    .filter((one) => !uppers.has(one))
    .map((top) => ({
      link: top.link,
      below: entries
        .filter((one) => one !== top && topOf(uppers, one) === top)
        .map(({ link }) => link),
    }));

/** The links at the foot of pages, on one level; those below a link follow it. */
export const footLinks = (context: AssemblyContext): readonly Link[] => {
  const entries = menuEntries(context, 'hideFromFooter');
  return groupsOf(entries, uppersOf(entries)).flatMap(({ link, below }) => [link, ...below]);
};

/**
 * The links of the menu at the top, each with the list below it. A link that cannot stand where staff put it is
 * reported and stands in the menu itself; one below a link of a list is reported and stands in that list.
 */
export const menuGroups = (context: AssemblyContext): readonly MenuGroup[] => {
  const entries = menuEntries(context, 'hideFromTopNav');
  const uppers = uppersOf(entries);
  const report = (entry: MenuEntry['entry'], what: string): void =>
    context.problems.warning({ entry, field: 'below' }, `“${entryTitle(entry)}” ${what}`);

  for (const one of entries) {
    const { below } = one.entry.fields;
    if (below === undefined || uppers.has(one)) continue;
    const why = entries.some(({ entry }) => entry.id === below)
      ? 'is the same one or stands below it. Choose another, or empty this field.'
      : 'is not in the top menu. Show that one there, or choose another.';
    report(one.entry, `stands in the menu itself, because the link chosen here ${why}`);
  }
  for (const [one, upper] of uppers) {
    if (!uppers.has(upper)) continue;
    const title = entryTitle(topOf(uppers, one).entry);
    report(
      one.entry,
      `stands in the list below “${title}”, because the link chosen here is in that list, and the menu has no lists within lists. Choose “${title}”.`,
    );
  }
  return groupsOf(entries, uppers);
};
