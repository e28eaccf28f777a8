/** The bar of a preview: says what it is, and leads from each text to its field in Contentful. */
import { entryUrl } from '../contentful/entryUrl';
import { linkOut, make } from './dom';
import { markedTextAt, wordsOf } from './elements';
import { STAFF_PATH, type PreviewFile } from './previewFile';

/** In a shadow root, so that styles of page and bar do not mix. */
const STYLES = `
  :host { all: initial; }
  * { box-sizing: border-box; font: 500 15px/1.35 system-ui, sans-serif; }
  .bar { position: fixed; z-index: 2147483000; left: 12px; bottom: 12px; max-width: min(26rem, calc(100vw - 24px));
    padding: 10px 14px; border-radius: 10px; color: #fff; background: #14213d; box-shadow: 0 4px 18px #0006; }
  .bar b { font-weight: 700; }
  summary { cursor: pointer; min-height: 24px; }
  [role=status]:empty { display: none; }
  [role=status] { margin: 0 0 6px; font-weight: 700; }
  a { color: inherit; }
  .edit { position: absolute; z-index: 2147483001; padding: 5px 12px; border-radius: 6px; color: #fff;
    background: #14213d; text-decoration: none; box-shadow: 0 2px 8px #0006; }
  @media print { :host { display: none; } }
  a:focus-visible, summary:focus-visible { outline: 3px solid #ffb703; outline-offset: 2px; }
`;

/** Places the edit link above the text, or inside it at the top of the window. */
const placeAt = (link: HTMLElement, element: Element): void => {
  const { left, top } = element.getBoundingClientRect();
  const room = link.offsetHeight + 4;
  link.style.left = `${Math.max(4, left) + window.scrollX}px`;
  link.style.top = `${(top > room ? top - room : top + 4) + window.scrollY}px`;
};

/** Shows a status message in the bar; '' removes it. */
export type ShowStatus = (message: string) => void;

/** Adds the bar to the page. In Contentful's frame the app itself has edit buttons. */
export const startBar = (file: PreviewFile, framed: boolean): ShowStatus => {
  const host = make('div', { id: 'preview-bar' });
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];

  const hint = framed
    ? ' What you type is shown at once.'
    : ' Drafts are shown. Point at a text to edit it.';
  const details = make(
    'details',
    {},
    make('summary', {}, make('b', {}, 'Preview.'), hint),
    make('p', {}, linkOut(STAFF_PATH, 'For staff: what to fix, where a text is, what is live')),
  );
  const status = make('p', { role: 'status' });
  const edit = linkOut('', 'Edit');
  edit.className = 'edit';
  edit.hidden = true;
  shadow.append(edit, make('aside', { class: 'bar', 'aria-label': 'Preview' }, status, details));
  document.body.append(host);

  const showStatus: ShowStatus = (message) => {
    if (status.textContent !== message) status.textContent = message;
  };
  if (framed) return showStatus;

  let last: EventTarget | null = null;
  const offer = ({ target }: Event): void => {
    if (!(target instanceof Element) || target === host || target === last) return;
    last = target;
    const text = markedTextAt(target);
    // Only the text itself, or a link or button around it: large areas hold many texts.
    if (!text || (text.element !== target && !target.closest('a, button, summary, label'))) return;
    edit.href = entryUrl(file, text.target.entryId, text.target.fieldId);
    edit.setAttribute('aria-label', `Edit: ${wordsOf(text)}`);
    edit.hidden = false;
    placeAt(edit, text.element);
  };
  // Not `pointerover`, which also fires while the page scrolls below the mouse.
  for (const kind of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(kind, offer);
  return showStatus;
};
