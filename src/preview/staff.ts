/** The script of the page for staff: what is live, the search, and the way from an entry to its page. */
import { TEXTS_FILE } from './previewFile';
import { STAFF } from './staffNames';
import type { StaffChange, StaffText, StaffTexts, StaffView } from './staffView';

/** Results that are shown: with more, more words are the better way. */
const MOST_RESULTS = 50;

/** Characters shown before the first word that was found, and after it. */
const [BEFORE, AFTER] = [60, 160];

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page for staff has no #${id}.`);
  return element;
};

type Child = Node | string;

const make = (
  name: keyof HTMLElementTagNameMap,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const paragraph = (...children: readonly Child[]): HTMLElement => make('p', {}, ...children);

const linkTo = (href: string, words: string): HTMLElement =>
  make('a', href.startsWith('/') ? { href } : { href, target: '_blank', rel: 'noopener' }, words);

const time = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface LiveBuild {
  readonly contentUpdatedAt: string | null;
  readonly builtAt: string;
}

const WHAT_TO_DO = [
  'Open the entry in Contentful. At the right it says Published, Draft or Changed. Draft and Changed wait for you to press Publish.',
  'It says Published? Wait five minutes and reload this page.',
  'Still listed here? Tell whoever looks after the website: the last build may have failed, and the list of deploys at Netlify says why. The site as it was stays up, and nothing is lost.',
];

const changeItem = ({ name, type, savedAt, url }: StaffChange): HTMLElement =>
  make('li', {}, linkTo(url, name), ` (${type}), saved ${time(savedAt)}`);

/** What to say about the live site. */
const liveWords = (
  { contentUpdatedAt, builtAt }: LiveBuild,
  changes: readonly StaffChange[],
): readonly Node[] => {
  if (contentUpdatedAt === null)
    return [
      paragraph(
        make('b', {}, 'No.'),
        ' The live site shows the texts it came with: it does not read Contentful yet. Tell whoever looks after the website.',
      ),
    ];
  const newer = changes.filter(({ savedAt }) => Date.parse(savedAt) > Date.parse(contentUpdatedAt));
  const since = `The live site was made on ${time(builtAt)}, and its newest change is from ${time(contentUpdatedAt)}.`;
  if (newer.length === 0)
    return [paragraph(make('b', {}, 'Yes.'), ` Nothing has been saved since. ${since}`)];
  return [
    paragraph(
      make('b', {}, 'Not everything that was saved is live.'),
      ` ${since} Saved later, and so a draft or on its way:`,
    ),
    make('ul', {}, ...newer.map(changeItem)),
    paragraph('A publish is live after about two minutes. If you miss one of these:'),
    make('ol', {}, ...WHAT_TO_DO.map((step) => make('li', {}, step))),
  ];
};

const showLive = async (): Promise<void> => {
  const { liveSite, changes } = JSON.parse(byId(STAFF.data).textContent ?? '') as Pick<
    StaffView,
    'liveSite' | 'changes'
  >;
  if (liveSite === '') return;
  const box = byId(STAFF.live);
  try {
    const response = await fetch(`${liveSite}/build.json`, { cache: 'no-store' });
    box.replaceChildren(...liveWords((await response.json()) as LiveBuild, changes));
  } catch {
    box.replaceChildren(
      paragraph(
        make('b', {}, 'The live site does not say.'),
        ' ',
        linkTo(`${liveSite}/`, liveSite),
        ' has no answer to what it was made from. Open it: if it shows the site, reload this page in a minute; if not, tell whoever looks after the website.',
      ),
    );
  }
};

let texts: Promise<StaffTexts> | undefined;
const loadTexts = (): Promise<StaffTexts> =>
  (texts ??= fetch(`/${TEXTS_FILE}`)
    .then((response) => response.json() as Promise<StaffTexts>)
    .catch((error: unknown) => {
      // The next letter that is typed asks again.
      texts = undefined;
      throw error;
    }));

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'");

const resultItem = ({ text, place, field, url }: StaffText, word: string): HTMLElement => {
  const at = plain(text).indexOf(word);
  const start = Math.max(0, at - BEFORE);
  const end = at + word.length;
  const where = make('p', { class: 'where' });
  where.append(
    place.href === undefined ? place.name : linkTo(place.href, place.name),
    ': ',
    url === undefined ? field : linkTo(url, field),
  );
  return make(
    'li',
    {},
    paragraph(
      start > 0 ? '…' : '',
      text.slice(start, at),
      make('mark', {}, text.slice(at, end)),
      text.slice(end, end + AFTER),
      text.length > end + AFTER ? '…' : '',
    ),
    where,
  );
};

const search = async (typed: string): Promise<void> => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const { texts: all } = await loadTexts();
  const found =
    first === '' ? [] : all.filter(({ text }) => words.every((word) => plain(text).includes(word)));
  byId(STAFF.results).replaceChildren(
    ...found.slice(0, MOST_RESULTS).map((one) => resultItem(one, first)),
  );
  byId(STAFF.found).textContent =
    first === ''
      ? ''
      : found.length > MOST_RESULTS
        ? `${found.length} texts, of which these are the first. Write more words.`
        : `${found.length} ${found.length === 1 ? 'text' : 'texts'}`;
};

const startSearch = (): void => {
  const form = byId(STAFF.search);
  const input = byId(STAFF.words) as HTMLInputElement;
  form.hidden = false;
  byId(STAFF.found).textContent = '';
  form.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', () => void search(input.value));
};

/** “Open preview” of any entry in Contentful leads here, and on to the page that shows it. */
const openEntry = async (id: string): Promise<void> => {
  const path = (await loadTexts()).pageOf[id];
  if (path !== undefined) return location.replace(`${path}?entry=${encodeURIComponent(id)}`);
  byId(STAFF.live).before(
    paragraph(
      make('b', {}, 'No page shows this entry yet.'),
      ' A new one is here about two minutes after it was saved. A section, question or picture also has to be put on a page.',
    ),
  );
};

/** Starts the page for staff. */
export const startStaff = (): void => {
  const entry = new URLSearchParams(location.search).get('entry');
  if (entry !== null) void openEntry(entry);
  void showLive();
  startSearch();
};
