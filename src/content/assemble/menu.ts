/** The links of the menus, and which of them stand in a list below another. */
import { entryTitle, type Entry } from '../entries';
import type { Link } from '../views';
import { linkView } from './buttons';
import type { AssemblyContext } from './context';
import { topOf } from './levels';

/** A link that a menu shows. */
interface MenuEntry {
  readonly entry: Entry<'navigationLink'>;
  readonly link: Link;
}

/** The links of a menu, without their levels. A link to a page that was removed is left out. */
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

/** A link of the menu at the top, and the links of the list below it. */
interface MenuGroup {
  readonly link: Link;
  readonly below: readonly Link[];
}

/**
 * The links of the menu at the top, each with the list below it. A link that cannot stand where staff put it is
 * reported and stands in the menu itself; one below a link of a list is reported and stands in that list.
 */
export const menuGroups = (context: AssemblyContext): readonly MenuGroup[] => {
  const entries = menuEntries(context, 'hideFromTopNav');
  const uppers = new Map<MenuEntry, MenuEntry>();
  const report = (entry: MenuEntry['entry'], what: string): void =>
    context.problems.warning({ entry, field: 'below' }, `“${entryTitle(entry)}” ${what}`);

  for (const entry of context.content.navigationLink)
    if (entry.fields.below !== undefined && entry.fields.hideFromTopNav === true)
      report(
        entry,
        'is in no list, because it is hidden in the top menu. Show it there, or empty this field.',
      );
  for (const one of entries) {
    const { below } = one.entry.fields;
    if (below === undefined) continue;
    const upper = entries.find(({ entry }) => entry.id === below);
    if (upper && topOf(uppers, upper) !== one) {
      uppers.set(one, upper);
    } else {
      const why = upper
        ? 'is the same one or stands below it. Choose another, or empty this field.'
        : 'is not in the top menu. Show that one there, or choose another.';
      report(one.entry, `stands in the menu itself, because the link chosen here ${why}`);
    }
  }
  for (const [one, upper] of uppers) {
    if (!uppers.has(upper)) continue;
    const title = entryTitle(topOf(uppers, one).entry);
    report(
      one.entry,
      `stands in the list below “${title}”, because the link chosen here is in that list, and the menu has no lists within lists. Choose “${title}”.`,
    );
  }
  return entries
    .filter((one) => !uppers.has(one))
    .map((top) => ({
      link: top.link,
      below: entries
        .filter((one) => one !== top && topOf(uppers, one) === top)
        .map(({ link }) => link),
    }));
};
