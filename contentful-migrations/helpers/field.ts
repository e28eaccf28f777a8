/** What every field of a migration is made of. History, as `fields.ts` is. */
import type { IEditorInterfaceOptions, IFieldOptions, IValidation } from 'contentful-migration';

/** A field as Contentful stores it, with the control an editor sees and the tab it sits on. */
export interface FieldDraft {
  readonly id: string;
  readonly definition: IFieldOptions & { readonly name: string };
  readonly widget: string;
  readonly settings: IEditorInterfaceOptions;
  readonly tab?: string;
}

/** What any field may have. */
export interface Options {
  readonly required?: boolean;
  readonly tab?: string;
}

/** A field from its parts. Nothing is translated: the site has one language. */
export const field = (
  id: string,
  name: string,
  help: string,
  definition: IFieldOptions,
  widget: string,
  options: Options,
  settings: IEditorInterfaceOptions = {},
): FieldDraft => ({
  id,
  definition: { name, ...definition, required: options.required === true, localized: false },
  widget,
  settings: { helpText: help, ...settings },
  tab: options.tab,
});

/** A link may lead to entries of these content types only. */
export const linksTo = (types: readonly string[], message: string): IValidation[] => [
  { linkContentType: [...types], message },
];
