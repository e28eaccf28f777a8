import { css } from '@emotion/react';
import type { PossibleLink } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';

const styles = css`
  &,
  ul {
    gap: 0 1.25rem;
  }
  font-size: var(--fs-sm);
  color: var(--ink-2);
  overflow-wrap: anywhere;
  b {
    font-weight: 400;
  }
  [aria-current] {
    color: var(--ink);
    box-shadow: inset 0 -3px 0 var(--amber);
  }
`;

/** Links to the posts of topics; the list that is open is no link. Nothing without a topic. */
export const TopicList = ({ topics }: { readonly topics: readonly PossibleLink[] }) => {
  const { ui } = useSite();
  if (topics.length === 0) return null;
  return (
    <div className="topics row" css={styles}>
      <b>{ui.topics}</b>
      <ul className="row" aria-label={ui.topics}>
        {topics.map(({ label, href }) => (
          <li key={label} aria-current={href ? undefined : 'page'}>
            <SmartLink className="touch-target" href={href}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
