import { css } from '@emotion/react';
import type { DrawingName } from '../../content/model/pictures';
import type { ServiceView } from '../../content/views';
import { Drawing } from '../../components/drawings';
import { PageHeader } from '../../components/PageHeader';
import { Actions } from '../parts/Actions';
import { EmergencyHead } from './EmergencyHead';

const styles = css`
  .art {
    position: absolute;
    right: 0;
    bottom: -1.6rem;
    width: clamp(18rem, 32vw, 28rem);
  }
  .art svg {
    width: 100%;
    height: auto;
  }
  .art.below {
    bottom: 1rem;
  }
  @media (min-width: 62em) {
    .c8 {
      grid-column-end: span 7;
    }
  }
  @media (max-width: 61.99em) {
    .art,
    .art.below {
      width: clamp(4.75rem, 20vw, 6rem);
      top: 0.35rem;
      bottom: auto;
    }
    .crumbs {
      padding-right: clamp(4.75rem, 20vw, 6rem);
    }
  }
`;

/** Drawings with something below their line of ground, which must not be cut by the rule. */
const BELOW_GROUND: ReadonlySet<DrawingName> = new Set([
  'arborist-consultations',
  'tree-health',
  'tree-planting',
]);

/** The top of a service page: its own drawing beside the words, or the storm of the emergency page. */
export const ServiceHead = ({ page }: { readonly page: ServiceView }) => {
  const drawing = page.services.find(({ href }) => href === page.path)?.drawing;
  return page.layout === 'emergency' ? (
    <EmergencyHead page={page} />
  ) : (
    <PageHeader page={page} css={styles}>
      <Actions call={page.head.call} link={page.head.quote} facts={page.facts} />
      {drawing && (
        <div className={BELOW_GROUND.has(drawing) ? 'art below' : 'art'}>
          <Drawing name={drawing} />
        </div>
      )}
    </PageHeader>
  );
};
