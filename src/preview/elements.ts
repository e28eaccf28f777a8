/** Finds the texts of a page that come from Contentful, by the invisible marks in them. */
import { withoutMarks } from '../content/marks';
import {
  ENTRY_ATTRIBUTE,
  FIELD_ATTRIBUTE,
  phoneTarget,
  targetsIn,
  type MarkTarget,
  type MarkTargets,
  type PreviewFile,
} from './previewFile';

/** A text on the page and its field. */
interface MarkedText {
  readonly element: Element;
  readonly target: MarkTarget;
}

/** Leaves an equal value alone: the inspector of Contentful's SDK reacts to each change. */
const setAttribute = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** What labels are told by. */
interface Labels {
  readonly targets: MarkTargets;
  readonly config: Pick<PreviewFile['config'], 'phoneDisplay' | 'phoneDashed'>;
}

/** Whether an element shows nothing but the company's number, which has no mark. */
const isPhoneNumber = (texts: readonly string[], { config }: Labels): boolean =>
  [config.phoneDisplay, config.phoneDashed].includes(texts.join('').trim());

/**
 * Sets the attributes that Contentful's tools read on every element that directly holds a marked text,
 * or has one in an attribute: entry and field of the first, texts before attributes.
 */
export const labelElements = (root: Element, labels: Labels): void => {
  const { targets } = labels;
  const phone = phoneTarget(targets);
  for (const element of root.querySelectorAll(':not(script)')) {
    const texts = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [],
    );
    const attributes = [...element.attributes].map(({ value }) => value);
    const [marked] = [...texts, ...attributes].flatMap((text) => targetsIn(text, targets));
    const target = marked ?? (isPhoneNumber(texts, labels) ? phone : undefined);
    if (!target) continue;
    setAttribute(element, ENTRY_ATTRIBUTE, target.entryId);
    setAttribute(element, FIELD_ATTRIBUTE, target.fieldId);
  }
};

const SELECTOR = `[${ENTRY_ATTRIBUTE}][${FIELD_ATTRIBUTE}]`;

/** The marked text that is the element, around it or in it. */
export const markedTextAt = (around: Element): MarkedText | undefined => {
  const element = around.closest(SELECTOR) ?? around.querySelector(SELECTOR);
  if (!element) return undefined;
  const entryId = element.getAttribute(ENTRY_ATTRIBUTE) ?? '';
  const fieldId = element.getAttribute(FIELD_ATTRIBUTE) ?? '';
  return { element, target: { entryId, fieldId } };
};

/** Scrolls to the first text of an entry and opens the `details` around it. */
export const showEntry = (id: string): void => {
  const element = document.querySelector(`main [${ENTRY_ATTRIBUTE}=${CSS.escape(id)}]`);
  for (let part = element; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  element?.scrollIntoView({ block: 'center' });
};

/** The beginning of a text, or of a picture's description, by which an editor recognizes it. */
export const wordsOf = ({ element }: MarkedText): string => {
  const spoken = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
  const text = withoutMarks(element.textContent || spoken).trim();
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
