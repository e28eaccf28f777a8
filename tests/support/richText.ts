/** Builds formatted text node by node, as tests write it. */
import { callsIn } from '../../src/content/calls';
import type { RichTextContext } from '../../src/content/richText/resolve';
import type { RichText } from '../../src/content/types';
import type { JsonObject } from '../contentful/types';

export interface TestNode extends JsonObject {
  nodeType: string;
  data: JsonObject;
  content?: TestNode[];
  value?: string;
  marks?: { type: string }[];
}

export const words = (value: string, ...marks: readonly string[]): TestNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

/** A part of a text; a string is words without formatting. */
export type Part = TestNode | string;

export const node = (
  nodeType: string,
  content: readonly Part[] = [],
  data: object = {},
): TestNode => ({
  nodeType,
  data: data as JsonObject,
  content: content.map((part) => (typeof part === 'string' ? words(part) : part)),
});

export const paragraph = (...content: readonly Part[]): TestNode => node('paragraph', content);

/** A node that points at an entry or an asset. */
export const linking = (nodeType: string, id: string, content: readonly Part[] = []): TestNode =>
  node(nodeType, content, { target: { sys: { type: 'Link', id } } });

/** A whole text; a string is a paragraph. */
export const document = (...content: readonly Part[]): RichText & JsonObject =>
  node(
    'document',
    content.map((part) => (typeof part === 'string' ? paragraph(part) : part)),
  ) as unknown as RichText & JsonObject;

/** A whole text in the form that a space returns. */
export const rawRichText = (...content: readonly Part[]): string =>
  JSON.stringify(document(...content));

export const CALLOUT = { type: 'callout', title: 'Wires', tone: 'warning' } as const;
export const PICTURE = {
  type: 'picture',
  picture: { alt: '', src: '/a.webp', width: 1, height: 1, sources: [] },
} as const;
export const FILE = { label: 'Certificate', href: 'https://a.example/c.pdf', note: 'PDF, 120 KB' };

/** What a text can link to: the page, callout, picture and file of a small space, each by its kind. */
export const SPACE: RichTextContext = {
  destination: (uri) =>
    uri.startsWith('/') ? { href: `${uri}/` } : { fault: `${uri} leads nowhere.` },
  page: (id) => (id === 'service' ? { label: 'Pruning', href: '/tree-pruning/' } : undefined),
  embeddedEntry: (id) => (id === 'callout' ? CALLOUT : undefined),
  embeddedAsset: (id) => (id === 'picture' ? PICTURE : id === 'file' ? FILE : undefined),
  file: (id) => (id === 'file' ? FILE : undefined),
  text: (value) => value,
  calls: {
    pattern: callsIn('860-555-0142', 'tel:+18605550142'),
    href: (number) => `tel:${number}`,
  },
  report: () => undefined,
};
