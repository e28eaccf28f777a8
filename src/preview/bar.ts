/** The bar of a preview: says what it is, and leads from each text to its field in Contentful. */
import { beginningOf } from '../content/text';
import { entryUrl, type EntryAddress } from '../contentful/entryUrl';
import { ENTRY_ATTRIBUTE, FIELD_ATTRIBUTE, STAFF_PATH } from './previewNames';

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

const HTML = `
  <a class="edit" target="_blank" rel="noopener" hidden>Edit</a>
  <aside class="bar" aria-label="Preview">
    <p role="status"></p>
    <details>
      <summary><b>Preview.</b> <span></span></summary>
      <p><a href="${STAFF_PATH}" target="_blank" rel="noopener"
        >For staff: what to fix, where a text is, what is live</a></p>
    </details>
  </aside>
`;

const LABELED = `[${ENTRY_ATTRIBUTE}][${FIELD_ATTRIBUTE}]`;

/** The beginning of a text, or of a picture's description, by which an editor recognizes it. */
const wordsOf = (element: Element): string => {
  const spoken = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
  const text = (element.textContent || spoken).trim();
  return text.length > 60 ? `${beginningOf(text, 59)}…` : text;
};

/** Places the edit link above the text, or inside it at the top of the window. */
const placeAt = (link: HTMLElement, element: Element): void => {
  const { left, top } = element.getBoundingClientRect();
  const room = link.offsetHeight + 4;
  link.style.left = `${Math.max(4, left) + window.scrollX}px`;
  link.style.top = `${(top > room ? top - room : top + 4) + window.scrollY}px`;
};

/** Offers, at each text that is pointed at or focused, a link to its field. */
const offerEditing = (edit: HTMLAnchorElement, space: EntryAddress, bar: Element): void => {
  let last: EventTarget | null = null;
  const offer = ({ target }: Event): void => {
    if (!(target instanceof Element) || target === bar || target === last) return;
    last = target;
    const text = target.closest(LABELED) ?? target.querySelector(LABELED);
    // Only the text itself, or a link or button around it: large areas hold many texts.
    if (!text || (text !== target && !target.closest('a, button, summary, label'))) return;
    const [entryId = '', fieldId = ''] = [ENTRY_ATTRIBUTE, FIELD_ATTRIBUTE].map(
      (name) => text.getAttribute(name) ?? '',
    );
    edit.href = entryUrl(space, entryId, fieldId);
    edit.setAttribute('aria-label', `Edit: ${wordsOf(text)}`);
    edit.hidden = false;
    placeAt(edit, text);
  };
  // Not `pointerover`, which also fires while the page scrolls below the mouse.
  for (const kind of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(kind, offer);
};

/** Shows a status message in the bar; '' removes it. */
export type ShowStatus = (message: string) => void;

/** Adds the bar to the page. In Contentful's frame the app itself has edit buttons. */
export const startBar = (space: EntryAddress, framed: boolean): ShowStatus => {
  const host = document.createElement('div');
  host.id = 'preview-bar';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  shadow.innerHTML = HTML;
  const part = <Part extends Element>(selector: string): Part =>
    shadow.querySelector<Part>(selector)!;
  part('summary span').textContent = framed
    ? 'What you type is shown at once.'
    : 'Drafts are shown. Point at a text to edit it.';
  document.body.append(host);
  if (!framed) offerEditing(part<HTMLAnchorElement>('.edit'), space, host);
  const status = part('[role=status]');
  return (message) => {
    if (status.textContent !== message) status.textContent = message;
  };
};
