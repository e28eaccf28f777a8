import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { Scene } from '../../components/drawings';
import { Actions } from '../parts/Actions';
import { headLink } from './headLink';

const styles = css`
  > .wrap {
    padding-bottom: 12rem;
  }
  .scene {
    position: absolute;
    right: 0;
    bottom: 0;
    width: 43rem;
    max-width: none;
    height: 12rem;
    overflow: visible;
  }
  @media (min-width: 48em) {
    > .wrap {
      padding-bottom: 15.5rem;
    }
    .scene {
      width: max(76rem, 63vw);
      height: 21rem;
    }
  }
`;

/** The top of the careers page: the treetops, seen by somebody who hangs among them on a rope. */
export const CareersHead = ({ page }: { readonly page: PageView }) => (
  <PageHeader page={page} css={styles} art={<Scene name="treetops" />}>
    <Actions call={page.head.call} link={headLink(page).link} facts={page.facts} />
  </PageHeader>
);
