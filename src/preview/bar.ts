/** The bar of a preview: says what it is, and leads from each text to its field in Contentful. */
import { entryUrl } from '../content/entryUrl';
import type { MarkTarget } from '../content/assemble/marks';
import { STAFF_PATH, type PreviewFile } from './previewFile';
import { markedTextAt, markedTexts, wordsOf } from './elements';

/** Kept from the page by a shadow root, so neither's styles reach the other. */
const STYLES = `
  :host { all: initial; }
  * { box-sizing: border-box; font: 500 15px/1.35 system-ui, sans-serif; }
  .bar { position: fixed; z-index: 2147483000; left: 12px; bottom: 12px; max-width: min(26rem, calc(100vw - 24px));
    padding: 10px 14px; border-radius: 10px; color: #fff; background: #14213d; box-shadow: 0 4px 18px #0006; }
  .bar b { font-weight: 700; }
  summary { cursor: pointer; min-height: 24px; }
  .lists { max-height: 60vh; overflow: auto; }
  [role=status]:empty { display: none; }
  [role=status] { margin: 0 0 6px; font-weight: 700; }
  h2 { margin: 12px 0 0; font-weight: 700; }
  ol { margin: 4px 0 0; padding: 0 0 0 1.6em; }
  li { padding: 4px 0; }
  a { color: inherit; }
  .edit { position: absolute; z-index: 2147483001; padding: 5px 12px; border-radius: 6px; color: #fff;
    background: #14213d; text-decoration: none; box-shadow: 0 2px 8px #0006; }
  .edit[hidden] { display: none; }
  @media print { :host { display: none; } }
  a:focus-visible, summary:focus-visible { outline: 3px solid #ffb703; outline-offset: 2px; }
`;

const fieldUrl = (file: PreviewFile, { entryId, fieldId }: MarkTarget): string =>
  entryUrl(file, entryId, fieldId);

/** The edit link sits right above the text, and inside the window where there is no room. */
const placeAt = (link: HTMLElement, element: Element): void => {
  const { left, top } = element.getBoundingClientRect();
  const room = link.offsetHeight + 4;
  link.style.left = `${Math.max(4, left) + window.scrollX}px`;
  link.style.top = `${(top > room ? top - room : top + 4) + window.scrollY}px`;
};

/** A link into Contentful, which opens beside the page. */
const linkTo = (address: string, words: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = words;
  return link;
};

const titled = (title: string, items: readonly (Node | string)[]): readonly Node[] => {
  if (items.length === 0) return [];
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('ol');
  for (const content of items) {
    const item = document.createElement('li');
    item.append(content);
    list.append(item);
  }
  return [heading, list];
};

const problemsOf = ({ problems }: PreviewFile): readonly Node[] =>
  titled(
    'What to mend',
    problems.map(({ message, url }) => (url === undefined ? message : linkTo(url, message))),
  );

const staffPage = (): Node => {
  const line = document.createElement('p');
  line.append(linkTo(STAFF_PATH, 'For staff: what to mend, where a text is, what is live'));
  return line;
};

const textsOf = (file: PreviewFile): readonly Node[] =>
  titled(
    'Texts on this page',
    markedTexts(document.body).map((text) =>
      linkTo(fieldUrl(file, text.target), wordsOf(text) || text.target.fieldId),
    ),
  );

export interface Bar {
  /** Says something to whoever looks or listens; nothing takes it back. */
  readonly tell: (words: string) => void;
}

/** Puts the bar into the page. In Contentful's frame the app itself offers to edit a text. */
export const startBar = (file: PreviewFile, framed: boolean): Bar => {
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
  summary.append(
    title,
    framed ? ' What you type is shown at once.' : ' Drafts are shown. Point at a text to edit it.',
  );
  const lists = document.createElement('div');
  lists.className = 'lists';
  list.append(summary, lists);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  bar.append(status, list);

  const edit = linkTo('', 'Edit');
  edit.className = 'edit';
  edit.hidden = true;
  shadow.append(edit, bar);
  document.body.append(host);

  list.addEventListener('toggle', () => {
    // The page may have changed since the list was shown last.
    lists.replaceChildren(
      ...(list.open ? [staffPage(), ...problemsOf(file), ...textsOf(file)] : []),
    );
  });

  const tell = (words: string): void => {
    if (status.textContent !== words) status.textContent = words;
  };
  if (framed) return { tell };

  let last: EventTarget | null = null;
  const offer = ({ target }: Event): void => {
    if (!(target instanceof Element) || target === host || target === last) return;
    last = target;
    const text = markedTextAt(target);
    // Large areas hold many texts; only the text itself, or a link or button around one, counts.
    if (!text || (text.element !== target && !target.closest('a, button, summary, label'))) return;
    edit.href = fieldUrl(file, text.target);
    edit.setAttribute('aria-label', `Edit: ${wordsOf(text)}`);
    edit.hidden = false;
    placeAt(edit, text.element);
  };
  // Not `pointerover`: it misses a mouse that was on its text before the bar came, and comes for one
  // that rests while the page moves below it.
  for (const kind of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(kind, offer);
  return { tell };
};
