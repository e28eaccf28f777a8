import { css } from '@emotion/react';
import type { PossibleLink } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { LinkRow } from '../parts/Actions';

const styles = css`
  font-size: var(--fs-sm);
  color: var(--ink-2);
  [aria-current] {
    color: var(--ink);
    box-shadow: inset 0 -3px 0 var(--amber);
  }
`;

/** Links to the posts of each topic; the open list is not a link. Renders nothing without topics. */
export const TopicList = ({ topics }: { readonly topics: readonly PossibleLink[] }) => {
  const { ui } = useSite();
  if (topics.length === 0) return null;
  return (
    <div className="topics row" css={styles}>
      <span>{ui.topics}</span>
      <LinkRow links={topics} name={ui.topics} />
    </div>
  );
};
