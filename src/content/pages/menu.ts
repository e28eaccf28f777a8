/** The links of the menus, and which of them stand in a list below another. */
import { entryTitle, type Entry } from '../entries';
import type { Link } from '../views/parts';
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

/**
 * The links of the menu at the top, each with the list below it. A link that cannot stand where staff put it is
 * reported and stands in the menu itself.
 */
export const menuGroups = (context: AssemblyContext) => {
  const entries = menuEntries(context, 'hideFromTopNav');
  const listOf = ({ entry }: MenuEntry): MenuEntry | undefined =>
    entries.find(
      (other) => other.entry.id === entry.fields.below && other.entry.fields.below === undefined,
    );
  const tops = entries.filter((one) => !listOf(one));
  for (const { entry } of tops)
    if (entry.fields.below !== undefined)
      context.problems.warning(
        { entry, field: 'below' },
        `“${entryTitle(entry)}” stands in the menu itself, because the link chosen here is not in the top menu or stands in a list. Choose another, or empty this field.`,
      );
  return tops.map((top) => ({
    link: top.link,
    below: entries.filter((one) => listOf(one) === top).map(({ link }) => link),
  }));
};
