import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Layout, type TemplateProps } from '../components/Layout';
import { PageHeader } from '../components/PageHeader';
import { SmartLink } from '../components/SmartLink';
import type { Times } from '../content/views';
import { fieldStyles } from '../islands/fieldStyles';
import { BUILD_FILE } from '../documents/siteFiles';
import { formatEnd, formatStart, STAFF } from './previewFile';
import type { StaffView } from './staffView';

const styles = css`
  ${fieldStyles}
  section + section {
    margin-top: var(--sec);
  }
  h2 {
    margin-bottom: 1.25rem;
  }
  mark {
    background: var(--amber);
    color: var(--amber-ink);
  }
  summary {
    display: list-item;
    list-style: disclosure-closed inside;
    font-size: var(--fs-lg);
    font-weight: 600;
    cursor: pointer;
  }
  details[open] > summary {
    margin-bottom: 0.6rem;
    list-style-type: disclosure-open;
  }
  .where {
    font-size: var(--fs-sm);
    color: var(--ink-2);
  }
  @media print {
    main & a[href^='https://']::after {
      content: none;
    }
  }
`;

const PARTS = {
  live: 'Is the last publish live?',
  fix: 'What to fix',
  find: 'Where is this text?',
  notices: 'Notices and what else has a time',
} as const;

const Part = ({
  id,
  children,
}: {
  readonly id: keyof typeof PARTS;
  readonly children: ReactNode;
}) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{PARTS[id]}</h2>
    {children}
  </section>
);

/** When something is shown; `off` is what ends it while it has no end. */
const fromUntil = ({ startsAt, endsAt }: Times, off: string): string => {
  const from = startsAt === undefined ? 'its publishing' : formatStart(startsAt);
  const until = endsAt === undefined ? `until you ${off}` : formatEnd(endsAt);
  return `From ${from} ${until}, Hartford time.`;
};

/** Problems of one weight, with their number. */
const Problems = ({
  problems,
  what,
  open,
}: {
  readonly problems: StaffView['problems'];
  readonly what: string;
  readonly open: boolean;
}) =>
  problems.length > 0 && (
    <details open={open}>
      <summary>{`${problems.length} ${what}`}</summary>
      <ul>
        {problems.map(({ place, message, url }) => (
          <li key={`${url}${message}`}>
            <SmartLink href={url} target="_blank">
              {message}
            </SmartLink>
            <p className="where">{place}</p>
          </li>
        ))}
      </ul>
    </details>
  );

/**
 * The page for staff, in previews only. What the build knows is HTML; `src/preview/staff.ts` asks
 * the live site and runs the search.
 */
const StaffTemplate = ({ pageContext: { page } }: TemplateProps<StaffView>) => {
  const { liveSite, problems } = page;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return (
    <Layout page={page}>
      <PageHeader page={page}>
        <ul className="actions no-print">
          {Object.entries(PARTS).map(([id, heading]) => (
            <li key={id}>
              <a className="more" href={`#${id}`}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </PageHeader>
      <div className="section">
        <div className="page-width" css={styles}>
          <Part id="live">
            <div className="rich" id={STAFF.live} role="status">
              <p>
                {liveSite === '' ? (
                  'This preview does not know the address of the live site: the person who runs the website has to set SITE_URL.'
                ) : (
                  <>
                    Open <b>{`/${BUILD_FILE}`}</b> of <a href={liveSite}>{liveSite}</a> to see what
                    the live site was made from.
                  </>
                )}
              </p>
            </div>
          </Part>
          <Part id="fix">
            <div className="rich">
              {problems.length === 0 && <p>Nothing. Well done.</p>}
              <Problems problems={errors} what="to fix" open />
              <Problems problems={warnings} what="to look at" open={errors.length === 0} />
            </div>
          </Part>
          <Part id="find">
            <div className="rich">
              <form className="field no-print" role="search" id={STAFF.search} hidden>
                <label htmlFor={STAFF.words}>Words of the text</label>
                <input id={STAFF.words} type="search" autoComplete="off" />
              </form>
              <p role="status" id={STAFF.found}>
                The search needs JavaScript, and a moment to be ready.
              </p>
              <ol id={STAFF.results} />
            </div>
          </Part>
          <Part id="notices">
            {page.notices.length === 0 && <p>No notice is up, and none is planned.</p>}
            <div className="rich">
              <ul>
                {page.notices.map((notice) => (
                  <li key={notice.id}>
                    <p>{notice.text}</p>
                    <p className="where">
                      {notice.emergency ? 'Emergency. ' : ''}
                      {fromUntil(notice, 'unpublish it')}
                    </p>
                  </li>
                ))}
                {page.timed.map(({ name, shownOn, times }) => (
                  <li key={`${shownOn.name} ${name}`}>
                    <p>
                      {name}, on <SmartLink href={shownOn.href}>{shownOn.name}</SmartLink>
                    </p>
                    <p className="where">{fromUntil(times, 'hide it')}</p>
                  </li>
                ))}
              </ul>
            </div>
          </Part>
        </div>
      </div>
    </Layout>
  );
};

export default StaffTemplate;
