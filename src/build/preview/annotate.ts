/**
 * Turns the invisible marks that a preview build's texts carry (`src/content/assemble/marks.ts`)
 * into the attributes that Contentful's tools look for. The marks stay in the texts themselves:
 * a browser compares them with the page's data when the app takes over.
 */
import {
  decodeMark,
  MARK_PATTERN,
  withoutMarks,
  type MarkTarget,
} from '../../content/assemble/marks';
import { ENTRY_ATTRIBUTE, FIELD_ATTRIBUTE } from './attributes';

/** A comment, or a tag with its name and its attributes. */
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s=/"']+)=("[^"]*"|'[^']*')/g;

/** Elements that have no end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Elements whose content is no markup, and is read by machines. */
const RAW = /^(?:script|style|title)$/i;

/** Elements that nobody sees: a mark there has nothing to point at. */
const UNSEEN = /^(?:meta|link|base)$/i;

/** Attributes that people see or hear. In all others a mark would break an address or a name. */
const READ_OUT = /^(?:alt|aria-[a-z]+|label|placeholder|summary|title|data-(?!contentful).*)$/i;

interface OpenElement {
  /** Index of its start tag among the pieces. */
  readonly piece: number;
  readonly target?: MarkTarget;
}

const firstTarget = (text: string, targets: readonly MarkTarget[]): MarkTarget | undefined => {
  const [mark] = text.matchAll(MARK_PATTERN);
  return mark && targets[decodeMark(mark[1] ?? '')];
};

const withAttributes = (tag: string, { entryId, fieldId }: MarkTarget): string => {
  const attributes = `${ENTRY_ATTRIBUTE}="${escape(entryId)}" ${FIELD_ATTRIBUTE}="${escape(fieldId)}"`;
  return tag.replace(/^<[^\s/>]+/, (start) => `${start} ${attributes}`);
};

const escape = (value: string): string =>
  value.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const cleanAttributes = (attributes: string, keepReadOut: boolean): string =>
  attributes.replace(ATTRIBUTE, (whole, name: string) =>
    keepReadOut && READ_OUT.test(name) ? whole : withoutMarks(whole),
  );

/**
 * Marks the elements of a page: each element that directly holds a marked text, or has one in an
 * attribute that is read out, gets `data-contentful-entry-id` and `data-contentful-field-id`. Of
 * several texts the first one counts, before attributes. Marks in the title, in meta elements, in
 * structured data and in addresses are removed.
 *
 * @param html a page as the build writes it: every element that has an end tag is ended by it
 * @param targets entries and fields by the number of their mark
 */
export function annotatePage(html: string, targets: readonly MarkTarget[]): string {
  if (html.search(MARK_PATTERN) < 0) return html;
  const pieces: string[] = [];
  const open: OpenElement[] = [];
  const found = new Map<number, MarkTarget>();

  const addText = (text: string): void => {
    pieces.push(text);
    const holder = open.at(-1);
    const target = holder && !found.has(holder.piece) ? firstTarget(text, targets) : undefined;
    if (holder && target) found.set(holder.piece, target);
  };
  const close = (): void => {
    const element = open.pop();
    if (element?.target && !found.has(element.piece)) found.set(element.piece, element.target);
  };

  let position = 0;
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    if (match.index > position) addText(html.slice(position, match.index));
    position = TAG.lastIndex;
    const [tag, slash, name, attributes = ''] = match;
    if (name === undefined) {
      pieces.push(tag);
      continue;
    }
    if (slash) {
      close();
      pieces.push(tag);
      continue;
    }
    const clean = cleanAttributes(attributes, !UNSEEN.test(name));
    open.push({ piece: pieces.length, target: firstTarget(clean, targets) });
    pieces.push(`<${name}${clean}>`);
    if (VOID.test(name) || attributes.endsWith('/')) {
      close();
    } else if (RAW.test(name)) {
      const end = html.indexOf(`</${name}`, position);
      pieces.push(withoutMarks(html.slice(position, end)));
      position = end;
      TAG.lastIndex = end;
    }
  }
  pieces.push(html.slice(position));
  while (open.length > 0) close();
  for (const [piece, target] of found) pieces[piece] = withAttributes(pieces[piece] ?? '', target);
  return pieces.join('');
}
