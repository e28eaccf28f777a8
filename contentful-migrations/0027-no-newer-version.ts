import { changeTypes } from './helpers/change';
import type { MigrationStep } from './helpers/contentType';

const FIELD = 'updateReady';

const leaveTab = changeTypes({
  interfaceText: ({ tabs }) => {
    for (const tab of tabs) tab.items = tab.items?.filter(({ fieldId }) => fieldId !== FIELD);
  },
});

/** Pages are documents now: none waits for a newer version of itself, so nothing says so. */
const step: MigrationStep = async (migration, context) => {
  await leaveTab(migration, context);
  migration.editContentType('interfaceText').deleteField(FIELD);
};

export default step;
