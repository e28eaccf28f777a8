/** The fallback of pages: one of each kind that is not `standard`, any number of standard ones. */
import { REQUIRED_PAGES } from '../model';
import type { PageKind } from '../pageKinds';
import type { Problems } from '../problems';
import { byAge, byId, entryTitle, type Entry, type PartialEntry } from '../entries';
import { fromDefault, mergeEntry, type Fallback } from './entry';
import { isAbsent } from './lists';

const reportDuplicate = (
  problems: Problems,
  entry: PartialEntry<'page'>,
  kind: PageKind,
  first: PartialEntry<'page'>,
): void => {
  const title = entryTitle(entry);
  problems.warning(
    { entry, field: 'kind' },
    `“${title}” says that it is the “${kind}” page, but “${entryTitle(first)}” was first and stays it. “${title}” is shown as a page of its own. If it is a copy, delete it and make the page with Add entry.`,
  );
};

export const mergedPages = (input: Fallback): readonly Entry<'page'>[] => {
  const { seeded, problems } = input;
  const defaults = input.defaults.page;
  // The page that came with the site keeps its kind, otherwise the oldest page of that kind.
  const inOrder = [...input.entries.page].sort(
    (a, b) => Number(!byId(defaults, a.id)) - Number(!byId(defaults, b.id)) || byAge(a, b),
  );
  const firstOfKind = new Map<PageKind, PartialEntry<'page'>>();
  const own = inOrder.flatMap((source) => {
    const bundledPage = byId(defaults, source.id);
    const wanted = source.fields.kind ?? bundledPage?.fields.kind ?? 'standard';
    const first = firstOfKind.get(wanted);
    if (first) reportDuplicate(problems, source, wanted, first);
    const kind = first ? 'standard' : wanted;
    const ofKind = defaults.find(({ fields }) => kind !== 'standard' && fields.kind === kind);
    const merged = mergeEntry(
      input,
      { ...source, fields: { ...source.fields, kind } },
      bundledPage ?? ofKind,
    );
    if (kind !== 'standard' && merged) firstOfKind.set(kind, source);
    return merged ?? [];
  });
  const isThere = (page: PartialEntry<'page'>, kind: PageKind): boolean =>
    kind === 'standard' ? !isAbsent(page, own) : firstOfKind.has(kind);
  const missing = defaults.filter((page) => {
    const { kind = 'standard' } = page.fields;
    return !isThere(page, kind) && (!seeded || REQUIRED_PAGES.includes(kind));
  });
  for (const { type, fields } of seeded ? missing : [])
    problems.error(
      { entry: { type } },
      `The page “${fields.name ?? ''}” is not published, but no site can be without it, so it shows the texts the site came with. Publish it again.`,
    );
  return [...own, ...missing.map((entry) => fromDefault(entry))];
};
