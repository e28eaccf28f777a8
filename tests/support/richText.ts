/** Builds formatted text node by node, as tests write it. */
import type { RichTextContext } from '../../src/content/richText/resolve';
import type { RichText } from '../../src/content/types';

export interface TestNode {
  readonly nodeType: string;
  readonly data: object;
  readonly content?: readonly TestNode[];
  readonly value?: string;
  readonly marks?: readonly { readonly type: string }[];
}

export const words = (value: string, ...marks: readonly string[]): TestNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

export const node = (
  nodeType: string,
  content: readonly TestNode[] = [],
  data: object = {},
): TestNode => ({ nodeType, data, content });

export const paragraph = (value: string): TestNode => node('paragraph', [words(value)]);

/** A node that points at an entry or an asset. */
export const linking = (
  nodeType: string,
  id: string,
  content: readonly TestNode[] = [],
): TestNode => node(nodeType, content, { target: { sys: { type: 'Link', id } } });

export const document = (...content: readonly TestNode[]): RichText =>
  node('document', content) as unknown as RichText;

export const CALLOUT = { type: 'callout', title: 'Wires', tone: 'warning' } as const;
export const PICTURE = {
  type: 'picture',
  picture: { alt: '', src: '/a.webp', width: 1, height: 1, sources: [] },
} as const;
export const FILE = { label: 'Certificate', href: 'https://a.example/c.pdf', note: 'PDF, 120 KB' };

/** What a text finds in a space that has one page, one callout, one picture and one file, each by its kind. */
export const SPACE: RichTextContext = {
  href: (uri) => (uri === '{{phone}}' ? 'tel:+1860' : uri.startsWith('/') ? `${uri}/` : undefined),
  page: (id) => (id === 'service' ? { label: 'Pruning', href: '/tree-pruning/' } : undefined),
  embeddedEntry: (id) => (id === 'callout' ? CALLOUT : undefined),
  embeddedAsset: (id) => (id === 'picture' ? PICTURE : id === 'file' ? FILE : undefined),
  file: (id) => (id === 'file' ? FILE : undefined),
  value: (text) => text,
  report: () => undefined,
};
