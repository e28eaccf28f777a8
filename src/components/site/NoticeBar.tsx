import { css } from '@emotion/react';
import type { NoticeView } from '../../content/views';
import { Icon } from '../Icon';
import { SmartLink } from '../SmartLink';

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
    padding-block: 0.5rem;
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
    /* Easy to hit without moving the lines of the text apart. */
    margin-block: -0.65rem;
    color: inherit;
  }
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-block: -0.5rem;
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

interface NoticeBarProps {
  readonly notice: NoticeView;
  readonly hidden: boolean;
}

/** The line above every page. The boot script shows it at its time and until it is closed. */
export const NoticeBar = ({ notice, hidden }: NoticeBarProps) => (
  <aside
    css={styles}
    hidden={hidden}
    className={notice.emergency ? 'notice emergency' : 'notice'}
    aria-label={notice.label}
    data-notice={notice.id}
    data-from={notice.startsAt}
    data-until={notice.endsAt}
  >
    <div className="wrap row">
      <Icon name={notice.emergency ? 'triangle-alert' : 'info'} />
      <p>
        {notice.text}{' '}
        {notice.link && <SmartLink href={notice.link.href}>{notice.link.label}</SmartLink>}
      </p>
      <button type="button" aria-label={notice.dismissLabel}>
        <Icon name="x" />
      </button>
    </div>
  </aside>
);
