import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { NoticeView } from '../../content/views';
import { Icon } from '../Icon';
import { SmartLink } from '../SmartLink';
import { DISMISSED_KEY, isNoticeShown } from './noticeTime';
import { readStored, writeStored } from './storage';

const styles = css`
  color: var(--ink);
  background: var(--sunk);
  border-bottom: 1px solid var(--rule);
  &[hidden] {
    display: none;
  }
  &.emergency {
    color: var(--danger);
    background: var(--danger-bg);
  }
  .row {
    display: grid;
    grid-template-columns: 1.5rem 1fr 2.75rem;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.25rem;
  }
  p {
    margin: 0;
    font-weight: var(--w-medium);
    line-height: 1.35;
  }
  p a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
  }
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
    cursor: pointer;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

/** Effects that must run before paint do nothing on the server, and React says so. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The line above every page. On the first load the script in the head hides it before paint when it
 * is not its time or was closed; on later pages this component does.
 */
export function NoticeBar({ notice }: { readonly notice: NoticeView }) {
  const bar = useRef<HTMLElement>(null);
  const { id, startsAt, endsAt } = notice;
  useBeforePaint(() => {
    if (!bar.current) return;
    const dismissed = readStored(DISMISSED_KEY);
    bar.current.hidden = !isNoticeShown({ id, startsAt, endsAt }, Date.now(), dismissed);
  }, [id, startsAt, endsAt]);
  const dismiss = () => {
    writeStored(DISMISSED_KEY, id);
    if (bar.current) bar.current.hidden = true;
  };

  return (
    <aside
      ref={bar}
      css={styles}
      className={notice.emergency ? 'notice emergency' : 'notice'}
      aria-label={notice.label}
      data-notice-id={id}
      data-notice-from={startsAt}
      data-notice-until={endsAt}
    >
      <div className="wrap row">
        <Icon name={notice.emergency ? 'triangle-alert' : 'info'} />
        <p>
          {notice.text}{' '}
          {notice.link && <SmartLink href={notice.link.href}>{notice.link.label}</SmartLink>}
        </p>
        <button type="button" aria-label={notice.dismissLabel} data-needs-js="" onClick={dismiss}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  );
}
