/** Small texts that many pages share. */
import { EVERY_FORM, sharedTexts, type Texts } from '../defaults/microcopy';
import type { FormTexts, UiTexts } from '../views';
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';
import { withoutBullet } from '../text';
import { marksOf, withoutMarks } from '../marks';

const lines = (text: string): readonly string[] =>
  withoutMarks(text)
    .split('\n')
    .map((line) => withoutBullet(line).trim())
    .filter((line) => line !== '')
    .map((line) => `${line}${marksOf(text)}`);

/** All shared texts by key; `context.texts` has them. */
export const sharedTextsOf = (context: AssemblyContext): Texts => {
  const valueOf = (entry: Entry<'microcopy'>): string | readonly string[] | undefined => {
    const { text } = context.fields(entry);
    const isList = sharedTexts.get(entry.fields.key)?.kind === 'list';
    return isList && text !== undefined ? lines(text) : text;
  };
  const values = context.content.microcopy.map((entry) => [entry.fields.key, valueOf(entry)]);
  return Object.fromEntries(values) as Texts;
};

const partOf = (key: string): string => sharedTexts.get(key)?.part ?? '';

const only = <Kept extends Partial<Texts>>(
  context: AssemblyContext,
  keep: (key: string) => boolean,
): Kept => Object.fromEntries(Object.entries(context.texts).filter(([key]) => keep(key))) as Kept;

/** Those that components find in the site's context. */
export const uiTexts = (context: AssemblyContext): UiTexts =>
  only(context, (key) => !partOf(key).startsWith('form'));

/** Those of every form, which only pages with a form have. */
export const formTexts = (context: AssemblyContext): FormTexts =>
  only(context, (key) => EVERY_FORM.some((part) => part === partOf(key)));
