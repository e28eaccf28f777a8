/** What mishaps, malice and other tools can make of a space; each works on one that was seeded. */
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../../../src/content/model';
import type { Field } from '../../../src/content/model/fields';
import { TEXTS } from '../../content/support/hostile';
import {
  assetLink,
  entryLink,
  richText,
  richTextNode,
  type PlainFields,
  type Space,
} from '../../contentful';

type Value = PlainFields[string];

/** A new value for a field; undefined empties it, KEEP leaves it. */
type Change = (field: Field, at: { readonly id: string; readonly index: number }) => unknown;

const KEEP = Symbol('keep');

/** Entries of the model, in the order of their types. */
export const entriesOf = (space: Space): readonly { id: string; type: ContentTypeId }[] =>
  contentTypeIds.flatMap((type) => space.entries(type).map(({ id }) => ({ id, type })));

/** Changes every field of every entry, past all validation. */
export const changeAll = (space: Space, change: Change): void => {
  entriesOf(space).forEach(({ id, type }, index) => {
    const before = space.fieldsOf(id);
    const fields: PlainFields = {};
    for (const [name, field] of fieldsOf(type)) {
      const value = change(field, { id, index });
      const next = value === KEEP ? before[name] : (value as Value | undefined);
      if (next !== undefined) fields[name] = next;
    }
    space.force(id, type, fields);
  });
};

export const deleteAll = (space: Space, types: readonly ContentTypeId[] = contentTypeIds): void => {
  for (const type of types) for (const { id } of space.entries(type)) space.delete(id);
};

/** Leaves the first entry of each type, and what says that the space was seeded. */
export const keepOneOfEach = (space: Space): void => {
  for (const type of contentTypeIds.filter((one) => one !== 'migrationRecord'))
    for (const { id } of space.entries(type).slice(1)) space.delete(id);
};

const BLANK = ' \u200b\n\u2060 ';

/** Nothing but what looks like nothing. */
export const blank: Change = ({ kind }) => {
  if (kind === 'richText') return richText(BLANK);
  if (kind === 'textList' || kind === 'plainList' || kind === 'linkList') return [];
  return ['text', 'longText', 'plain', 'choice'].includes(kind) ? BLANK : undefined;
};

const linked = (text: string): Value =>
  richText(text, richTextNode('paragraph', [richTextNode('hyperlink', [text], { uri: text })]));

/** The same text in every field that holds one; each entry gets another of the texts. */
export const writeEverywhere =
  (texts: readonly string[]): Change =>
  ({ kind }, { index }) => {
    const text = texts[index % texts.length] ?? '';
    if (kind === 'richText') return linked(text);
    if (kind === 'textList' || kind === 'plainList') return [text, `${text} 2`];
    return ['text', 'longText', 'plain', 'choice'].includes(kind) ? text : KEEP;
  };

/** Words too long, turned around, and made of signs. */
export const STRANGE = [
  'word',
  'emoji',
  'rightToLeft',
  'lone',
  'separators',
  'tokens',
  'percent',
].map((name) => TEXTS[name] ?? '');
/** Words that want to be run. */
export const HARMFUL = ['script', 'breaker', 'javascript', 'hiddenJavascript', 'data', 'host'].map(
  (name) => TEXTS[name] ?? '',
);

/** Links to what is a draft, deleted, of another kind or was never there. */
export const deadLinks: Change = ({ kind }, { id }) => {
  const dead = ['faq-cost', 'gone-for-good', 'never-there', id].map((target) => entryLink(target));
  if (kind === 'linkList') return dead;
  if (kind === 'link') return dead[1];
  if (kind === 'picture' || kind === 'document') return assetLink('never-there');
  if (kind !== 'richText') return KEEP;
  return richText(
    'Words that stay.',
    richTextNode('paragraph', [
      richTextNode('entry-hyperlink', ['a link'], { target: entryLink('gone-for-good') }),
      richTextNode('asset-hyperlink', ['a file'], { target: assetLink('never-there') }),
    ]),
    richTextNode('embedded-entry-block', [], { target: entryLink('faq-cost') }),
    richTextNode('embedded-asset-block', [], { target: assetLink('never-there') }),
  );
};

const marked = (type: string): Value => ({
  nodeType: 'text',
  value: `${type} `,
  marks: [{ type }],
  data: {},
});

const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'];

/** Every node and mark there is and some that are not, with links back to the entry itself. */
export const everyNode: Change = ({ kind }, { id }) => {
  if (kind === 'link') return entryLink(id);
  if (kind === 'linkList') return [entryLink(id), entryLink(id)];
  if (kind !== 'richText') return KEEP;
  const paragraph = (text: string) => richTextNode('paragraph', [text]);
  const item = richTextNode('list-item', [paragraph('One'), paragraph('Two')]);
  const cell = (type: string) => richTextNode(type, [paragraph('Cell')]);
  const row = richTextNode('table-row', [cell('table-header-cell'), cell('table-cell')]);
  const itself = { target: entryLink(id) };
  return richText(
    ...[1, 2, 3, 4, 5, 6].map((level) => richTextNode(`heading-${level}`, [`Level ${level}`])),
    richTextNode('paragraph', [...MARKS, 'strikethrough', 'blink'].map(marked) as never),
    richTextNode('ordered-list', [item, richTextNode('list-item', [])]),
    richTextNode('unordered-list', [
      richTextNode('list-item', [richTextNode('ordered-list', [item])]),
    ]),
    richTextNode('blockquote', [paragraph('Said')]),
    richTextNode('hr'),
    richTextNode('table', [row, richTextNode('table-row', [])]),
    richTextNode('embedded-entry-block', [], itself),
    richTextNode('paragraph', [
      richTextNode('entry-hyperlink', ['myself'], itself),
      richTextNode('embedded-entry-inline', [], itself),
      richTextNode('embedded-resource-inline', [], {}),
      richTextNode('unknown-inline', ['unknown']),
    ]),
    richTextNode('embedded-resource-block', [], {}),
    richTextNode('script', ['alert(1)']),
    richTextNode('unknown-block', [paragraph('Nobody knows this block')]),
  );
};

/** A space with this many entries of each list that pages are made of. */
export const fillLists = (space: Space, many: number): void => {
  for (let n = 0; n < many; n += 1) {
    const [title, order] = [`Number ${n}`, 1000 + n];
    const body = richText(`The text of number ${n}.`);
    const add = (type: ContentTypeId, fields: PlainFields): void => {
      space.force(`many-${type}-${n}`, type, fields);
    };
    add('service', {
      title,
      slug: `service-${n}`,
      description: title,
      body,
      featured: true,
      order,
    });
    add('blogPost', { title, slug: `post-${n}`, excerpt: title, body });
    add('faq', { question: `${title}?`, answer: body, order });
    add('testimonial', { name: title, quote: 'Good work.', isSample: false, order });
    add('highlight', { number: `${n}+`, name: title, order });
    add('contactInfo', { heading: title, infoBody01: 'Call.', order });
    add('navigationLink', { title, href: `/service-${n}/`, order });
  }
};
