import { addFields, changeEntries, changeTypes, type TypeInSpace } from './helpers/change';
import type { MigrationStep } from './helpers/contentType';
import { onTab, plain } from './helpers/fields';

/** What an editor looks for in the list of entries, and the tab that the name stands on. */
const NAMES = {
  menuText: ['Texts of header, menu and footer', 'header'],
  formText: ['Texts of the contact form', 'fields'],
  interfaceText: ['Small texts everywhere', 'calls'],
} as const;

const named =
  (tab: string) =>
  (type: TypeInSpace): void => {
    addFields(
      type,
      undefined,
      ...onTab(tab, plain('name', 'Name in this list', 'Only you see it.')),
    );
    type.displayField = 'name';
  };

const addNames: MigrationStep = async (migration, context) => {
  const types = Object.entries(NAMES).map(([id, [, tab]]) => [id, named(tab)] as const);
  await changeTypes(Object.fromEntries(types))(migration, context);
  for (const [id, [name]] of Object.entries(NAMES)) {
    await changeEntries(context, id, ({ fields }, locale) => ({
      name: { [locale]: name },
      ...fields,
    }));
  }
};

export default addNames;
