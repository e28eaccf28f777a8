/** The questions that staff write for a form, one in each line of a field. */
import { fieldLabel, type Entry } from '../entries';
import { TRAP_FIELD } from '../forms';
import { oneLine, quoted, slugify } from '../text';
import type { ChoiceFieldView, TextFieldView } from '../views';
import type { AssemblyContext } from './context';
import { uniqueAmong } from './ids';
import { isLong } from './textTraits';

/** Says that a question is required, wherever it stands in the line. */
const REQUIRED = /\*|\(required\)/gi;
/** The form itself says what may stay empty. */
const OPTIONAL = /\(optional\)/gi;
/** What lists in other programs put before a question. */
const NUMBER = /^\(?\d{1,2}[.)](?:\s+|$)/;
/** The line to write on, in a form that was on paper. */
const BLANK = /_{2,}/g;
/** At the end of a line: the answer may have several lines. */
const SEVERAL_LINES = /\s*(?:…|\.{2,})$/;
const COLON = /\s*:$/;
/** A question and its choices, behind a colon or a question mark. */
const QUESTION = /^(.+?:|[^?]+\?)\s+(.+)$/;
/** Without a space it is part of a word: “24/7”, “mm/dd”. */
const BETWEEN_CHOICES = / \/ ?|\/ /;

interface Question {
  readonly label: string;
  readonly required?: true;
  readonly kind: 'text' | 'long' | 'choice';
  readonly choices: readonly string[];
}

/** Reads a line. Without choices, all of it is the question. */
export const questionIn = (line: string): Question => {
  const required = line.search(REQUIRED) >= 0 ? true : undefined;
  const asked = [REQUIRED, OPTIONAL, BLANK].reduce((rest, sign) => rest.replace(sign, ''), line);
  const words = oneLine(asked).replace(NUMBER, '');
  const label = words.replace(SEVERAL_LINES, '').replace(COLON, '');
  const [, question = '', list = ''] = QUESTION.exec(label) ?? [];
  const typed = list.split(BETWEEN_CHOICES).map((choice) => choice.trim());
  const choices = [...new Set(typed)].filter(Boolean);
  return choices.length > 1
    ? { label: question.replace(COLON, ''), required, kind: 'choice', choices }
    : { label, required, kind: SEVERAL_LINES.test(words) ? 'long' : 'text', choices: [] };
};

/** What a question asks, however it is put: “Your e-mail*” is “Email”. */
const subjectOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/^your /, '')
    .replace('e-mail', 'email')
    .replace(/^(phone|email) (?:number|address)$/, '$1');

/** The most characters of a question that fit one line of half the form's width. */
const HALF_WIDTH = 30;

/** Names that mean something to the host or to scripts. */
const RESERVED = ['form-name', 'subject', 'submit', TRAP_FIELD, 'constructor'];

/**
 * Makes a field of each question of a section. Reports and leaves out a line without words, and what the form asks
 * already.
 *
 * @param asked the fields that the form has besides
 */
export const formQuestions = (
  context: AssemblyContext,
  entry: Entry<'section'>,
  asked: readonly TextFieldView[],
): readonly (TextFieldView | ChoiceFieldView)[] => {
  const location = { entry, field: 'questions' };
  const name = fieldLabel(entry, location.field);
  const unique = uniqueAmong([...RESERVED, ...asked.map((field) => field.name)]);
  const known = new Set(asked.map(({ texts }) => subjectOf(texts.label)));
  const leaveOut = (what: string): readonly [] => {
    context.problems.warning(location, `“${name}” has ${what}`);
    return [];
  };
  const { questions = [] } = context.fields(entry);
  return questions.flatMap((line) => {
    const { label, required, kind, choices } = questionIn(line);
    if (!/[\p{L}\p{N}]/u.test(label))
      return leaveOut(
        `a line without a question: ${quoted(line)}. It is left out. Write the question there, or remove the line.`,
      );
    if (known.has(subjectOf(label)))
      return leaveOut(
        `${quoted(label)}, which the form asks already, so visitors see it once. Remove the line, or ask something else.`,
      );
    known.add(subjectOf(label));
    const shared = {
      name: unique(slugify(label, 'question')),
      own: true as const,
      required,
      fullWidth: isLong(label, HALF_WIDTH) || undefined,
    };
    const shown = `${label}${required ? '*' : ''}`;
    if (kind !== 'choice') return { ...shared, kind, autoComplete: 'off', texts: { label: shown } };
    const options = choices.map((choice) => ({ title: choice }));
    const texts = { label: shown, notChosen: context.texts.chooseOne };
    return { ...shared, kind, options, texts };
  });
};
