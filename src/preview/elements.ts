/**
 * Finds the texts of a page that come from Contentful. The build has marked the elements of the
 * page that was loaded; what an island puts in later carries only the invisible marks in its texts.
 */
import { decodeMark, MARK_PATTERN, PHONE_FIELD, type MarkTarget } from '../content/assemble/marks';
import { ENTRY_ATTRIBUTE, FIELD_ATTRIBUTE } from './previewFile';

/** A text on the page and where it is written. */
interface MarkedText {
  readonly element: Element;
  readonly target: MarkTarget;
}

const targetIn = (text: string, targets: readonly MarkTarget[]): MarkTarget | undefined => {
  const [mark] = text.matchAll(MARK_PATTERN);
  return mark && targets[decodeMark(mark[1] ?? '')];
};

const label = (element: Element, { entryId, fieldId }: MarkTarget): void => {
  if (element.getAttribute(ENTRY_ATTRIBUTE) !== entryId)
    element.setAttribute(ENTRY_ATTRIBUTE, entryId);
  if (element.getAttribute(FIELD_ATTRIBUTE) !== fieldId)
    element.setAttribute(FIELD_ATTRIBUTE, fieldId);
};

/** Whether an element shows nothing but the number that its link dials. */
const isPhoneNumber = (element: Element, texts: readonly string[]): boolean =>
  texts.some((text) => /^[^a-z]*\d{3}[^a-z]*$/i.test(text)) &&
  element.closest('a[href^="tel:"]') !== null;

/** Gives every element with a marked text the attributes that name its entry and field. */
export const labelElements = (root: Element, targets: readonly MarkTarget[]): void => {
  const phone = targets.find(({ fieldId }) => fieldId === PHONE_FIELD);
  for (const element of root.querySelectorAll('*')) {
    const texts = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [],
    );
    const spoken = [...element.attributes].map(({ value }) => value);
    const marked = [...texts, ...spoken].map((text) => targetIn(text, targets)).find(Boolean);
    const target = marked ?? (isPhoneNumber(element, texts) ? phone : undefined);
    if (target) label(element, target);
  }
};

const SELECTOR = `[${ENTRY_ATTRIBUTE}][${FIELD_ATTRIBUTE}]`;

const readTarget = (element: Element): MarkedText => ({
  element,
  target: {
    entryId: element.getAttribute(ENTRY_ATTRIBUTE) ?? '',
    fieldId: element.getAttribute(FIELD_ATTRIBUTE) ?? '',
  },
});

/** The marked text that an element is, is in, or holds. */
export const markedTextAt = (element: Element): MarkedText | undefined => {
  const found = element.closest(SELECTOR) ?? element.querySelector(SELECTOR);
  return found ? readTarget(found) : undefined;
};

/** Brings the first text of an entry into view, out of what is folded up around it. */
export const showEntry = (id: string): void => {
  const element = document.querySelector(`main [${ENTRY_ATTRIBUTE}=${CSS.escape(id)}]`);
  for (let part = element; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  element?.scrollIntoView({ block: 'center' });
};

/** Every marked text of the page, each field once, in reading order. */
export const markedTexts = (root: Element): readonly MarkedText[] => {
  const seen = new Set<string>();
  return [...root.querySelectorAll(SELECTOR)].map(readTarget).filter(({ target }) => {
    const key = `${target.entryId} ${target.fieldId}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

/** Words an editor knows a text by: what it says, else the description of the picture. */
export const wordsOf = ({ element }: MarkedText): string => {
  const spoken = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
  const text = (element.textContent || spoken).replace(MARK_PATTERN, '').trim();
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
