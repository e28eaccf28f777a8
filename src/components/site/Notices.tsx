import { css } from '@emotion/react';
import type { NoticeView } from '../../content/views';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { Sentence } from '../Sentence';
import { ShowTimed } from '../ShowTimed';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import { editable } from '../editing';

const styles = css`
  color: var(--ink);
  background: var(--sunk);
  &.emergency {
    color: var(--danger);
    background: var(--danger-bg);
  }
  .page-width {
    display: grid;
    grid-template-columns: 1.5rem 1fr 2.75rem;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.5rem;
  }
  p {
    font-weight: var(--w-medium);
    line-height: 1.35;
  }
  p a {
    /* A large target that does not increase the line height. */
    margin-block: -0.65rem;
    color: inherit;
  }
  button {
    margin-block: -0.5rem;
  }
`;

interface NoticeBarProps {
  readonly notice: NoticeView;
  readonly hidden: boolean;
}

/** A notice above the page. The boot script shows it between its dates until it is dismissed. */
const NoticeBar = ({ notice, hidden }: NoticeBarProps) => {
  const { ui } = useSite();
  return (
    <aside
      css={styles}
      hidden={hidden}
      className={classNames('notice ruled', notice.emergency && 'emergency')}
      aria-label={ui.noticeLabel}
      data-notice={notice.id}
      {...editable(notice.entryId, 'text')}
      data-from={notice.startsAt}
      data-until={notice.endsAt}
    >
      <div className="page-width">
        <Icon name={notice.emergency ? 'triangle-alert' : 'info'} />
        <p>
          <Sentence text={notice.text} />{' '}
          {notice.link && (
            <SmartLink className="touch-target" href={notice.link.href}>
              {notice.link.label}
            </SmartLink>
          )}
        </p>
        <button className="button-icon script-only" type="button" aria-label={ui.dismissNotice}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  );
};

interface NoticesProps {
  /** Newest first. */
  readonly notices: readonly NoticeView[];
}

/** All notices, newest first. Without script the first that was due at build time is shown. */
export const Notices = ({ notices }: NoticesProps) => {
  const first = notices.find(({ due }) => due);
  return (
    notices.length > 0 && (
      <>
        {notices.map((notice) => (
          <NoticeBar key={notice.id} notice={notice} hidden={notice !== first} />
        ))}
        <ShowTimed />
      </>
    )
  );
};
