/** Small texts that many pages share. */
import { EVERY_FORM, sharedTexts, type Texts } from '../defaults/microcopy';
import type { FormTexts } from '../views/forms';
import type { UiTexts } from '../views/parts';
import type { Entry } from '../entries';
import type { Reader } from './context';
import { linesOf } from '../text';

/** All shared texts by key; `context.texts` has them. */
export const sharedTextsOf = (context: Reader): Texts => {
  const shown = (entry: Entry<'microcopy'>): string | readonly string[] | undefined => {
    const { text } = context.fields(entry);
    const isList = sharedTexts.get(entry.fields.key)?.kind === 'list';
    return isList && text !== undefined ? linesOf(text) : text;
  };
  const values = context.content.microcopy.map((entry) => [entry.fields.key, shown(entry)]);
  return Object.fromEntries(values) as Texts;
};

/** The texts of some parts of the site. */
const ofParts = <Kept extends Partial<Texts>>(
  texts: Texts,
  isWanted: (part: string) => boolean,
): Kept =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => isWanted(sharedTexts.get(key)?.part ?? '')),
  ) as Kept;

/** The texts that components read from the site's context. */
export const uiTexts = (texts: Texts): UiTexts =>
  ofParts(texts, (part) => !part.startsWith('form'));

/** The texts of every form. Only pages with a form receive them. */
export const formTexts = (texts: Texts): FormTexts =>
  ofParts(texts, (part) => EVERY_FORM.some((one) => one === part));
