/** The forms as pages show them. */
import { formOf, type FormId } from '../forms';
import type { FormView, PageView } from '../views';
import type { AssemblyContext } from './context';
import { linkView } from './buttons';
import { townViews } from './towns';
import { serviceCards } from './serviceCards';
import { formTexts } from './sharedTexts';

/** A form with its texts: a page gets those of its own form only. */
export const formView = (context: AssemblyContext, id: FormId | undefined): FormView => {
  const { name, fields, texts } = formOf(id);
  const towns = townViews(context).map(({ name, zips, villages }) => ({ name, zips, villages }));
  const services = serviceCards(context, []).map(({ title, href, emergency }) => ({
    title,
    href,
    ...(emergency && { urgent: true as const }),
  }));
  return {
    name,
    ...fields({ texts: context.texts, services, towns }),
    texts: { ...formTexts(context), ...texts?.(context.texts) },
    privacy: linkView(context.texts.privacyLink, context.href('/privacy/')),
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
