import { changeHelp, changeTypes, fieldOf, type TypeInSpace } from './helpers/change';

/** What new entries start with: by content type, field and value. */
const INITIAL: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> = {
  page: { kind: 'standard' },
  section: { layout: 'Plain text', hidden: false },
  service: { icon: 'Tree', featured: true, layout: 'Like all others' },
  testimonial: { isSample: false },
  navigationLink: { hideFromTopNav: false, hideFromFooter: false },
  notice: { emergency: false },
  callout: { tone: 'Note' },
  diagram: { drawing: 'Three cuts' },
};

const setInitial = (id: string, type: TypeInSpace): void => {
  for (const [fieldId, value] of Object.entries(INITIAL[id] ?? {})) {
    const field = fieldOf(type, fieldId);
    if (field) field.defaultValue = { [type.defaultLocale]: value };
  }
};

const UNIQUE = {
  unique: true,
  message: 'Another entry has this already. Choose a different one.',
};

/** Which part a page has is set by the website, so that no two pages can have the same. */
const closeKind = (type: TypeInSpace): void => {
  const kind = fieldOf(type, 'kind');
  if (kind) kind.disabled = true;
  changeHelp(
    type,
    'kind',
    'Do not change this for an existing page. Choose standard for a page of your own.',
    'Set by the website. A page of your own is “standard”.',
  );
};

/** Addresses of posts are unique like all others; a field made by hand keeps its own rules. */
const makeUnique = (type: TypeInSpace): void => {
  const slug = fieldOf(type, 'slug');
  const rules = slug?.validations ?? [];
  const isOurs = rules.some((rule) => 'regexp' in rule);
  if (slug && isOurs && !rules.some((rule) => 'unique' in rule))
    slug.validations = [...rules, UNIQUE];
};

const OTHERS: Readonly<Record<string, (type: TypeInSpace) => void>> = {
  page: closeKind,
  blogPost: makeUnique,
  notice: (type) => {
    type.description =
      'A line above every page for a storm warning or a holiday. It comes and goes by itself at the times you set. Of several, visitors see the newest whose time it is.';
  },
  siteConfig: (type) =>
    changeHelp(
      type,
      'stateCode',
      'For example CT. Used on the map and for search engines.',
      'For example CT. Written in texts as {{stateCode}}. Empty: the state in full.',
    ),
};

const TYPES = [...new Set([INITIAL, OTHERS].flatMap(Object.keys))];

/** Values that new entries start with, and mistakes that can no longer be made. */
export default changeTypes(
  Object.fromEntries(
    TYPES.map((id) => [
      id,
      (type) => {
        setInitial(id, type);
        OTHERS[id]?.(type);
      },
    ]),
  ),
);
