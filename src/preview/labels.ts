/** Adds to the pages of a preview what only a preview has. */
import { defaultTreeAdapter as tree, html as names } from 'parse5';
import { findElement, type Document } from '../documents/page';
import { SCRIPT_FILE } from './previewNames';

/** Turns a page into a preview page: appends the preview's script. */
export const labelPage = (document: Document): void => {
  const body = findElement(document, ({ tagName }) => tagName === 'body');
  const script = tree.createElement('script', names.NS.HTML, [
    { name: 'type', value: 'module' },
    { name: 'src', value: `/${SCRIPT_FILE}` },
  ]);
  if (body) tree.appendChild(body, script);
};
