import { css } from '@emotion/react';
import { useSite } from '../../components/siteContext';

const styles = css`
  font-size: var(--fs-sm);
  color: var(--ink-2);
`;

/** What a post is about, in a few words; nothing without topics. */
export const TopicList = ({ topics }: { readonly topics: readonly string[] }) => {
  const { ui } = useSite();
  if (topics.length === 0) return null;
  return (
    <p className="topics" css={styles}>
      {ui.topics}: {topics.join(', ')}
    </p>
  );
};
