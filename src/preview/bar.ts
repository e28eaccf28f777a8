/** The bar of a preview: says what it is, and leads from each text to its field in Contentful. */
import { editAddress, type PreviewFile } from '../build/preview/previewFile';
import { markedTextAt, markedTexts, wordsOf, type MarkedText } from './elements';

/** Kept from the page by a shadow root, so neither's styles reach the other. */
const STYLES = `
  :host { all: initial; }
  * { box-sizing: border-box; font: 500 15px/1.35 system-ui, sans-serif; }
  .bar { position: fixed; z-index: 2147483000; left: 12px; bottom: 12px; max-width: min(26rem, calc(100vw - 24px));
    padding: 10px 14px; border-radius: 10px; color: #fff; background: #14213d; box-shadow: 0 4px 18px #0006; }
  .bar b { font-weight: 700; }
  summary { cursor: pointer; min-height: 24px; }
  ol { max-height: 50vh; margin: 8px 0 0; padding: 0 0 0 1.4em; overflow: auto; }
  li { padding: 4px 0; }
  a { color: inherit; }
  .edit { position: absolute; z-index: 2147483001; padding: 5px 12px; border-radius: 6px; color: #fff;
    background: #14213d; text-decoration: none; box-shadow: 0 2px 8px #0006; }
  .edit[hidden] { display: none; }
  a:focus-visible, summary:focus-visible { outline: 3px solid #ffb703; outline-offset: 2px; }
`;

/** The edit link sits right above the text, and inside the window where there is no room. */
const placeAt = (link: HTMLElement, element: Element): void => {
  const { left, top } = element.getBoundingClientRect();
  const room = link.offsetHeight + 4;
  link.style.left = `${Math.max(4, left) + window.scrollX}px`;
  link.style.top = `${(top > room ? top - room : top + 4) + window.scrollY}px`;
};

const linkTo = (file: PreviewFile, { target }: MarkedText, words: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = editAddress(file, target);
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = words;
  return link;
};

/** Puts the bar into the page. */
export const startBar = (file: PreviewFile): void => {
  const host = document.createElement('div');
  host.id = 'preview-bar';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];

  const bar = document.createElement('aside');
  bar.className = 'bar';
  bar.setAttribute('aria-label', 'Preview');
  const list = document.createElement('details');
  const summary = document.createElement('summary');
  const title = document.createElement('b');
  title.textContent = 'Preview.';
  summary.append(title, ' Drafts are shown. Point at a text to edit it.');
  const texts = document.createElement('ol');
  list.append(summary, texts);
  bar.append(list);

  const edit = document.createElement('a');
  edit.className = 'edit';
  edit.target = '_blank';
  edit.rel = 'noopener';
  edit.textContent = 'Edit';
  edit.hidden = true;
  shadow.append(edit, bar);
  document.body.append(host);

  list.addEventListener('toggle', () => {
    texts.replaceChildren();
    if (!list.open) return;
    for (const text of markedTexts(document.body)) {
      const item = document.createElement('li');
      item.append(linkTo(file, text, wordsOf(text) || text.target.fieldId));
      texts.append(item);
    }
  });

  const offer = ({ target }: Event): void => {
    if (!(target instanceof Element) || target === host) return;
    const text = markedTextAt(target);
    // Large areas hold many texts; only the text itself, or a link or button around one, counts.
    if (!text || (text.element !== target && !target.closest('a, button, summary, label'))) return;
    edit.href = editAddress(file, text.target);
    edit.setAttribute('aria-label', `Edit: ${wordsOf(text)}`);
    edit.hidden = false;
    placeAt(edit, text.element);
  };
  document.addEventListener('pointerover', offer);
  document.addEventListener('focusin', offer);
};
