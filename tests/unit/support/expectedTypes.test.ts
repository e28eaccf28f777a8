/** What a developer reads who forgot a help text. */
import { fieldOf } from '../../../src/content/model';
import { helpFault } from '../../content/support/expectedTypes';

it.each([
  ['intro', 'Two lines', /^contentful-migrations\/\*-service\.ts needs a help text/],
  ['intro', 'One or two sentences.', /help text of “intro” .*such as “Empty: nothing is shown\.”/],
  ['body', 'Empty: nothing is shown.', /“body” .*such as “Empty: the text the site came with\.”/],
  ['intro', 'One or two sentences. Empty: nothing is shown.', undefined],
] as const)('of %s, which has %j', (id, help, message) => {
  const field = fieldOf('service', id);
  if (!field) throw new Error(`A service has no field “${id}”.`);
  const fault = helpFault('service', id, field, help);
  if (message === undefined) expect(fault).toBeUndefined();
  else expect(fault).toMatch(message);
});
