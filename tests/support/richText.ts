/** Builds formatted text node by node, as tests write it. */
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
