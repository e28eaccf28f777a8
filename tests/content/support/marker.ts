/** Marks every word of every text in a space, so that a text that is not from the space stands out. */
import { contentTypeIds, fieldsOf } from '../../../src/content/model';
import type { Field } from '../../../src/content/model/fields';
import { bundledDefaults } from '../../support/content';
import type { FakeContentful, PlainFields } from '../../contentful';

/** Not a letter or digit, so that addresses and patterns made from a text leave it out. */
export const MARK = '¤';

const WORD = /\{\{[^}]*\}\}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** A text with a mark after every word; tokens stay as they are. */
export const marked = (text: string): string =>
  text.replace(WORD, (word) => (word.startsWith('{{') ? word : `${word}${MARK}`));

type Value = PlainFields[string];

const markedText = (value: Value): Value => (typeof value === 'string' ? marked(value) : value);

const markedNode = (node: Value): Value => {
  if (Array.isArray(node)) return node.map((child) => markedNode(child));
  if (typeof node !== 'object' || node === null) return node;
  if (node.nodeType === 'text') return { ...node, value: markedText(node.value ?? null) };
  return { ...node, ...(node.content === undefined ? {} : { content: markedNode(node.content) }) };
};

/** Lists that are not shown, but are words all the same: search engines read them. */
const WORD_LISTS = ['keywords', 'tags'];

const markedValue = (field: string, { kind }: Field, value: Value): Value => {
  if (kind === 'text' || kind === 'longText') return markedText(value);
  if ((kind === 'textList' || WORD_LISTS.includes(field)) && Array.isArray(value))
    return value.map((item) => markedText(item));
  return kind === 'richText' ? markedNode(value) : value;
};

/** Marks all texts of all entries of a seeded space, and titles and descriptions of its pictures. */
export const markSpace = async ({ space }: FakeContentful): Promise<void> => {
  for (const type of contentTypeIds) {
    const kinds = new Map(fieldsOf(type));
    for (const { id } of space.entries(type)) {
      const fields = Object.entries(space.fieldsOf(id)).map(([field, value]) => {
        const definition = kinds.get(field);
        return [field, definition ? markedValue(field, definition, value) : value];
      });
      // Marks make texts longer than editors may write them.
      space.force(id, type, Object.fromEntries(fields) as PlainFields);
    }
  }
  for (const id of (await bundledDefaults()).pictures.keys()) {
    const { title = '', description = '' } = space.fieldsOf(id);
    const words = { title: markedText(title), description: markedText(description) };
    space.updateFields(id, words, { publish: true });
  }
};
