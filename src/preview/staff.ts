/**
 * The script of the page for staff: what is live, the search, and the way from an entry to its
 * page.
 */
import { BUILD_FILE, type BuildFile } from '../documents/siteFiles';
import { linkOut, make, makeList, type Child } from './dom';
import { formatTime, STAFF, STAFF_FILE } from './previewFile';
import type { StaffFile, StaffText } from './staffView';

/** Results that are shown. */
const MOST_RESULTS = 50;

/** Characters shown before the first word that was found, and after it. */
const [BEFORE, AFTER] = [60, 160];

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page for staff has no #${id}.`);
  return element;
};

const paragraph = (...children: readonly Child[]): HTMLElement => make('p', {}, ...children);

const WHAT_TO_DO = [
  'Open the entry in Contentful. At the right it says Published, Draft or Changed. Draft and Changed wait for you to press Publish.',
  'It says Published? Wait five minutes and reload this page.',
  'Still listed here? Tell the person who runs the website: the last build may have failed, and the list of deploys at Netlify says why. The site as it was stays up, and nothing is lost.',
];

/** Whether everything that was saved is live. */
const liveWords = (
  { contentUpdatedAt, builtAt }: BuildFile,
  changes: StaffFile['changes'],
): readonly Node[] => {
  if (contentUpdatedAt === null)
    return [
      paragraph(
        make('b', {}, 'No.'),
        ' The live site shows the texts it came with: it does not read Contentful yet. Tell the person who runs the website.',
      ),
    ];
  const newer = changes.filter(({ savedAt }) => Date.parse(savedAt) > Date.parse(contentUpdatedAt));
  const since = `The live site was made on ${formatTime(builtAt)}, and its newest change is from ${formatTime(contentUpdatedAt)}.`;
  if (newer.length === 0)
    return [paragraph(make('b', {}, 'Yes.'), ` Nothing has been saved since. ${since}`)];
  return [
    paragraph(
      make('b', {}, 'Not everything that was saved is live.'),
      ` ${since} Saved later, and so a draft or on its way:`,
    ),
    makeList(
      'ul',
      newer.map(({ name, type, savedAt, url }) => [
        linkOut(url, name),
        ` (${type}), saved ${formatTime(savedAt)}`,
      ]),
    ),
    paragraph('A publish is live after about two minutes. If you miss one of these:'),
    makeList('ol', WHAT_TO_DO),
  ];
};

const showLive = async ({ liveSite, changes }: StaffFile): Promise<void> => {
  if (liveSite === '') return;
  const box = byId(STAFF.live);
  try {
    const response = await fetch(`${liveSite}/${BUILD_FILE}`, { cache: 'no-store' });
    box.replaceChildren(...liveWords((await response.json()) as BuildFile, changes));
  } catch {
    box.replaceChildren(
      paragraph(
        make('b', {}, 'The live site does not say.'),
        ' ',
        linkOut(`${liveSite}/`, liveSite),
        ' has no answer to what it was made from. Open it: if it shows the site, reload this page in a minute; if not, tell the person who runs the website.',
      ),
    );
  }
};

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'");

/** An excerpt of a text around the first word that was found, with its page and field. */
const resultOf = (
  { text, shownOn, field, url }: StaffText,
  word: string,
): readonly HTMLElement[] => {
  const at = plain(text).indexOf(word);
  const start = Math.max(0, at - BEFORE);
  const end = at + word.length;
  return [
    paragraph(
      start > 0 ? '…' : '',
      text.slice(start, at),
      make('mark', {}, text.slice(at, end)),
      text.slice(end, end + AFTER),
      text.length > end + AFTER ? '…' : '',
    ),
    make(
      'p',
      { class: 'where' },
      shownOn.href === undefined ? shownOn.name : make('a', { href: shownOn.href }, shownOn.name),
      ': ',
      url === undefined ? field : linkOut(url, field),
    ),
  ];
};

const startSearch = (all: readonly StaffText[]): void => {
  const form = byId(STAFF.search);
  const input = byId(STAFF.words) as HTMLInputElement;
  const results = byId(STAFF.results);
  const status = byId(STAFF.found);
  form.hidden = false;
  status.textContent = '';
  form.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    const [first = ''] = words;
    const found = all.filter(({ text }) => words.every((word) => plain(text).includes(word)));
    const shown = first === '' ? [] : found.slice(0, MOST_RESULTS);
    results.replaceChildren(...shown.map((one) => make('li', {}, ...resultOf(one, first))));
    if (first === '') status.textContent = '';
    else if (found.length > MOST_RESULTS)
      status.textContent = `${found.length} texts, of which these are the first. Write more words.`;
    else status.textContent = `${found.length} ${found.length === 1 ? 'text' : 'texts'}`;
  });
};

/** Starts the page for staff. “Open preview” of an entry leads here, and on to the entry's page. */
export const startStaff = async (): Promise<void> => {
  const response = await fetch(`/${STAFF_FILE}`);
  const file = (await response.json()) as StaffFile;
  void showLive(file);
  startSearch(file.texts);
  const entry = new URLSearchParams(location.search).get('entry');
  if (entry === null) return;
  const path = file.pageOf[entry];
  if (path !== undefined) return location.replace(`${path}?entry=${encodeURIComponent(entry)}`);
  byId(STAFF.live).before(
    paragraph(
      make('b', {}, 'No page shows this entry yet.'),
      ' A new one is here after the next build of the preview; publishing anything starts one. A section, question or picture also has to be put on a page.',
    ),
  );
};
