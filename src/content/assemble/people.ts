/** The people of the company, as far as staff have told of them. */
import type { PersonView } from '../views';
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';
import { initialsView } from './textTraits';

export const personView = (context: AssemblyContext, entry: Entry<'person'>): PersonView => {
  const { name, role, portrait, credential, credentialRegister, words } = context.fields(entry);
  return {
    name,
    role,
    portrait: context.picture(portrait, 'tall'),
    ...initialsView(name),
    credential:
      credential === undefined ? undefined : { text: credential, href: credentialRegister },
    words,
  };
};

/** Everybody, or those for whom a condition holds, in the order that staff gave them. */
export const people = (
  context: AssemblyContext,
  which: (person: Entry<'person'>) => boolean = () => true,
): readonly PersonView[] =>
  context.content.person.filter(which).map((entry) => personView(context, entry));
