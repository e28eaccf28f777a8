/** The content of the page for staff, and the way from an entry to its page. */
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BUILD_FILE, type BuildFile } from '../documents/buildFile';
import { STAFF_FILE, STAFF_ID } from './previewNames';
import type { StaffFile, StaffLine } from './staffFile';
import { formatTime } from './times';

/** A line of a list; `children` replace its text. */
const Line = ({
  text,
  shownOn,
  note,
  url,
  children = text,
}: StaffLine & { children?: ReactNode }) => (
  <li>
    <p>{children}</p>
    <p className="where">
      {shownOn && (
        <>
          {shownOn.href === undefined ? shownOn.name : <a href={shownOn.href}>{shownOn.name}</a>}
          {': '}
        </>
      )}
      {url === undefined ? (
        note
      ) : (
        <a href={url} target="_blank" rel="noopener">
          {note}
        </a>
      )}
    </p>
  </li>
);

/** @param none shown instead of an empty list */
const Lines = ({ lines, none }: { readonly lines: readonly StaffLine[]; readonly none: string }) =>
  lines.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul>
      {lines.map((line, index) => (
        <Line key={index} {...line} />
      ))}
    </ul>
  );

/** What the live site says it was made from. */
type Answer = BuildFile | 'none yet' | 'none';

const useLiveBuild = (liveSite: string): Answer => {
  const [answer, setAnswer] = useState<Answer>('none yet');
  useEffect(() => {
    if (liveSite === '') return;
    fetch(`${liveSite}/${BUILD_FILE}`, { cache: 'no-store' })
      .then((response) => response.json() as Promise<BuildFile>)
      .then(setAnswer, () => setAnswer('none'));
  }, [liveSite]);
  return answer;
};

const WHAT_TO_DO = [
  'Open the entry in Contentful. At the right it says Published, Draft or Changed. Draft and Changed wait for you to press Publish.',
  'It says Published? Wait five minutes and reload this page.',
  'Still listed here? Tell the person who runs the website: the last build may have failed, and the list of deploys at Netlify says why. The site as it was stays up, and nothing is lost.',
];

/** Whether everything that was saved is live. */
const LiveWords = ({ liveSite, changes }: Pick<StaffFile, 'liveSite' | 'changes'>) => {
  const build = useLiveBuild(liveSite);
  if (liveSite === '')
    return (
      <p>
        This preview does not know the address of the live site: the person who runs the website has
        to set SITE_URL.
      </p>
    );
  if (build === 'none yet') return <p>Asking {liveSite}…</p>;
  if (build === 'none')
    return (
      <p>
        <b>The live site does not say.</b> <a href={`${liveSite}/`}>{liveSite}</a> has no answer to
        what it was made from. Open it: if it shows the site, reload this page in a minute; if not,
        tell the person who runs the website.
      </p>
    );
  const { builtAt, contentUpdatedAt } = build;
  if (contentUpdatedAt === null)
    return (
      <p>
        <b>No.</b> The live site shows the texts it came with: it does not read Contentful yet. Tell
        the person who runs the website.
      </p>
    );
  const newer = changes.filter(({ savedAt }) => Date.parse(savedAt) > Date.parse(contentUpdatedAt));
  const since = `The live site was made on ${formatTime(builtAt)}, and its newest change is from ${formatTime(contentUpdatedAt)}.`;
  if (newer.length === 0)
    return (
      <p>
        <b>Yes.</b> Nothing has been saved since. {since}
      </p>
    );
  return (
    <>
      <p>
        <b>Not everything that was saved is live.</b> {since} Saved later, and so a draft or on its
        way:
      </p>
      <Lines lines={newer} none="" />
      <p>A publish is live after about two minutes. If you miss one of these:</p>
      <ol>
        {WHAT_TO_DO.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
};

/** Results that are shown. */
const MOST_RESULTS = 50;

/** Characters shown before the first matching word, and after it. */
const [BEFORE, AFTER] = [60, 160];

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'");

/** An excerpt of a text around a word in it. */
const Excerpt = ({ text, word }: { readonly text: string; readonly word: string }) => {
  const at = plain(text).indexOf(word);
  const start = Math.max(0, at - BEFORE);
  const end = at + word.length;
  return (
    <>
      {start > 0 && '…'}
      {text.slice(start, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end, end + AFTER)}
      {text.length > end + AFTER && '…'}
    </>
  );
};

const countOf = ({ length }: readonly StaffLine[]): string => {
  if (length > MOST_RESULTS)
    return `${length} texts, of which these are the first. Write more words.`;
  return `${length} ${length === 1 ? 'text' : 'texts'}`;
};

const Search = ({ texts }: Pick<StaffFile, 'texts'>) => {
  const [typed, setTyped] = useState('');
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const found = texts.filter(
    ({ text }) => first !== '' && words.every((word) => plain(text).includes(word)),
  );
  return (
    <>
      <form className="field no-print" role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="staff-words">Words of the text</label>
        <input
          id="staff-words"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <p role="status" id="staff-found">
        {first !== '' && countOf(found)}
      </p>
      <ol id="staff-results">
        {found.slice(0, MOST_RESULTS).map((line, index) => (
          <Line key={index} {...line}>
            <Excerpt text={line.text} word={first} />
          </Line>
        ))}
      </ol>
    </>
  );
};

/** Everything on the page for staff below its heading. */
export const Staff = ({ file }: { readonly file: StaffFile }) => {
  const { toFix, toLookAt, texts, plans } = file;
  const parts = [
    {
      id: 'live',
      heading: 'Is the last publish live?',
      content: (
        <div id="staff-live" role="status">
          <LiveWords {...file} />
        </div>
      ),
    },
    {
      id: 'fix',
      heading: `What to fix: ${toFix.length}`,
      content: <Lines lines={toFix} none="Nothing. Well done." />,
    },
    { id: 'find', heading: 'Where is this text?', content: <Search texts={texts} /> },
    {
      id: 'notices',
      heading: 'Notices and what else has a time',
      content: <Lines lines={plans} none="No notice is up, and none is planned." />,
    },
    {
      id: 'look',
      heading: `What to look at: ${toLookAt.length}`,
      content: <Lines lines={toLookAt} none="Nothing." />,
    },
  ];
  return (
    <>
      <ul className="actions no-print">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a className="more" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
      {parts.map(({ id, heading, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <div className="rich">{content}</div>
        </section>
      ))}
    </>
  );
};

const NoPage = () => (
  <p role="alert">
    <b>No page shows this entry yet.</b> A new one is here after the next build of the preview;
    publishing anything starts one. A section, question or picture also has to be put on a page.
  </p>
);

/**
 * Fills the page for staff. “Open preview” of an entry leads here, and on to the entry's page.
 *
 * @param entry the id of that entry
 * @throws when the file of the page cannot be read
 */
export const startStaff = async (entry: string | null): Promise<void> => {
  const response = await fetch(`/${STAFF_FILE}`);
  const file = (await response.json()) as StaffFile;
  const path = entry === null ? undefined : file.pageOf[entry];
  if (entry !== null && path !== undefined)
    return location.replace(`${path}?entry=${encodeURIComponent(entry)}`);
  const element = document.getElementById(STAFF_ID);
  if (!element) throw new Error(`The page for staff has no #${STAFF_ID}.`);
  createRoot(element).render(
    <>
      {entry !== null && <NoPage />}
      <Staff file={file} />
    </>,
  );
};
