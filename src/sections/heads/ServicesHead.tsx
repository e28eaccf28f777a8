import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { Scene } from '../../components/drawings';
import { Actions } from '../parts/Actions';

const styles = css`
  > .wrap {
    padding-bottom: clamp(11rem, 36vw, 17rem);
  }
  .scene {
    position: absolute;
    right: 0;
    bottom: 0;
    width: max(100%, 30rem);
    max-width: none;
    height: auto;
    aspect-ratio: 1280 / 420;
    overflow: visible;
  }
  @media (min-width: 62em) {
    > .wrap {
      padding-bottom: clamp(11rem, 15.5vw, 14.5rem);
    }
    h1 {
      max-width: 11em;
    }
    .lede {
      max-width: 27em;
    }
    .scene {
      right: max(0px, (100vw - 90rem) / 2);
      width: min(100vw, 90rem);
    }
  }
`;

/** The top of the services page: the life of a tree on one line of ground, from spade to stump. */
export const ServicesHead = ({ page }: { readonly page: PageView }) => (
  <PageHeader page={page} css={styles} art={<Scene name="lifetime" />}>
    <Actions call={page.head.call} link={page.head.quote} facts={page.facts} />
  </PageHeader>
);
