import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultTreeAdapter as tree, html as names } from 'parse5';
import { scriptJson } from '../components/scriptJson';
import {
  decodeMark,
  MARK_PATTERN,
  PHONE_FIELD,
  withoutMarks,
  type MarkTarget,
} from '../content/assemble/marks';
import { attribute, elementsOf, type Document, type Element } from '../hosting/page';
import type { Item } from '../content/space';
import {
  ENTRIES_FILE,
  ENTRIES_ID,
  ENTRY_ATTRIBUTE,
  FIELD_ATTRIBUTE,
  PREVIEW_FILE,
  type PreviewFile,
} from './previewFile';

/** Elements that nobody sees: a mark there has nothing to point at. */
const UNSEEN = new Set(['meta', 'link', 'base', 'script', 'style', 'title']);

/** Attributes that people see or hear. In all others a mark would break an address or a name. */
const READ_OUT = /^(?:alt|aria-[a-z]+|label|placeholder|summary|title|data-(?!contentful).*)$/i;

/** Props of an island: React compares them with the texts of its HTML, which keep their marks. */
const isProps = (element: Element): boolean => attribute(element, 'type') === 'application/json';

/** The page's own entries, for the live updates, as data that can stand inside a script element. */
const entriesElement = (entries: readonly Item[]): Element => {
  const script = tree.createElement('script', names.NS.HTML, [
    { name: 'type', value: 'application/json' },
    { name: 'id', value: ENTRIES_ID },
  ]);
  tree.insertText(script, scriptJson(entries));
  return script;
};

/**
 * Turns the invisible marks that a preview build's texts carry (`src/content/assemble/marks.ts`) into
 * the attributes that Contentful's tools look for: each element that directly holds a marked text, or
 * has one in an attribute that is read out, names its entry and field. Of several texts the first one
 * counts, before attributes. Marks in addresses and in what only machines read are removed. The
 * entries that the page shows are written at its end.
 *
 * @param targets entries and fields by the number of their mark
 * @param entries every entry of the space
 */
export const annotatePage = (targets: readonly MarkTarget[], entries: readonly Item[]) => {
  const entryOf = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const onEveryPage = targets.filter(({ fieldId }) => fieldId === PHONE_FIELD);
  return (document: Document): void => {
    const shownEntries = new Set(onEveryPage.map(({ entryId }) => entryId));
    const targetIn = (text: string): MarkTarget | undefined => {
      const [first, ...others] = [...text.matchAll(MARK_PATTERN)].map(
        ([, digits]) => targets[decodeMark(digits ?? '')],
      );
      for (const target of [first, ...others]) if (target) shownEntries.add(target.entryId);
      return first;
    };
    let body: Element | undefined;
    for (const element of elementsOf(document)) {
      if (element.tagName === 'body') body = element;
      const unseen = UNSEEN.has(element.tagName);
      for (const attr of element.attrs) {
        if (unseen || !READ_OUT.test(attr.name)) attr.value = withoutMarks(attr.value);
      }
      const texts = element.childNodes.filter((node) => tree.isTextNode(node));
      if (unseen) {
        if (!isProps(element)) for (const text of texts) text.value = withoutMarks(text.value);
        continue;
      }
      const spoken = element.attrs.map(({ value }) => value);
      const [target] = [...texts.map(({ value }) => value), ...spoken].flatMap(
        (text) => targetIn(text) ?? [],
      );
      if (!target) continue;
      element.attrs.unshift(
        { name: ENTRY_ATTRIBUTE, value: target.entryId },
        { name: FIELD_ATTRIBUTE, value: target.fieldId },
      );
    }
    if (body)
      tree.appendChild(
        body,
        entriesElement([...shownEntries].flatMap((id) => entryOf.get(id) ?? [])),
      );
  };
};

/** What makes a page of the preview in this folder from one that Gatsby wrote; a normal build has none. */
export const readAnnotate = async (
  folder: string,
): Promise<((document: Document) => void) | undefined> => {
  const read = (name: string): Promise<string | undefined> =>
    readFile(path.join(folder, name), 'utf8').catch(() => undefined);
  const [file, entries] = [await read(PREVIEW_FILE), await read(ENTRIES_FILE)];
  if (file === undefined || entries === undefined) return undefined;
  const { targets } = JSON.parse(file) as PreviewFile;
  return annotatePage(targets, JSON.parse(entries) as readonly Item[]);
};
