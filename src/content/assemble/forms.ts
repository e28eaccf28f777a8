/** The forms as pages show them. */
import { formOf, type FormField, type FormId, type KeysOf } from '../forms';
import type { FormFieldView, FormTexts, FormView, PageView } from '../views';
import type { AssemblyContext } from './context';
import { townViews } from './towns';
import { serviceCards } from './serviceCards';
import { formTexts } from './sharedTexts';

/** The texts of these keys. */
const textsOf = <T extends object>(context: AssemblyContext, keys: KeysOf<T>): T => {
  const texts = context.texts;
  const found = Object.entries<keyof typeof texts>(keys).map(([name, key]) => [name, texts[key]]);
  return Object.fromEntries(found) as T;
};

/** What asks to call, in a field that does: an emergency, and the first of other choices. */
const URGENT = { urgent: true } as const;

const fieldView = (context: AssemblyContext, field: FormField): FormFieldView => {
  switch (field.kind) {
    case 'choice': {
      const { choices, ...rest } = field;
      const options =
        choices === 'services'
          ? serviceCards(context, []).map(({ title, href, emergency }) => ({
              ...{ title, href },
              ...(emergency && URGENT),
            }))
          : context.texts[choices].map((title, index) => ({ title, ...(index === 0 && URGENT) }));
      return { ...rest, options, texts: textsOf(context, field.texts) };
    }
    case 'town': {
      const towns = townViews(context).map(({ name, zips, villages }) => ({
        name,
        zips,
        villages,
      }));
      return { ...field, towns, texts: textsOf(context, field.texts) };
    }
    case 'photos':
    case 'files':
      return { ...field, texts: textsOf(context, field.texts) };
    default:
      return { ...field, texts: textsOf(context, field.texts) };
  }
};

/** A form with its texts: a page gets those of its own form only. */
export const formView = (context: AssemblyContext, id: FormId | undefined): FormView => {
  const { name, fields, more, texts } = formOf(id);
  const view = (field: FormField): FormFieldView => fieldView(context, field);
  return {
    name,
    fields: fields.map(view),
    more: more && { label: context.texts[more.label], fields: more.fields.map(view) },
    texts: { ...formTexts(context), ...textsOf<Partial<FormTexts>>(context, texts) },
  };
};

/** The forms of a site by their names at the host, each with the first page that has it. */
export const formsOn = (
  pages: readonly Pick<PageView, 'path' | 'sections'>[],
): readonly { readonly name: string; readonly path: string }[] => {
  const found = new Map<string, string>();
  for (const { path, sections } of pages)
    for (const section of sections)
      if (section.look === 'contactForm' && !found.has(section.form.name))
        found.set(section.form.name, path);
  return [...found].map(([name, path]) => ({ name, path }));
};
