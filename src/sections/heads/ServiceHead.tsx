import { css } from '@emotion/react';
import type { DrawingName } from '../../content/model/pictures';
import type { ServiceView } from '../../content/views';
import { Drawing } from '../../components/drawings';
import { classNames } from '../../components/classNames';
import { PageHeader } from '../../components/PageHeader';
import { ProofList } from '../../components/ProofList';
import { Actions } from '../parts/Actions';
import { atLeast, below } from '../../theme/breakpoints';

const styles = css`
  .contents {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    margin-top: 0.75rem;
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
  }
  .art {
    position: absolute;
    right: 0;
  }
  @media ${atLeast.lg} {
    .span-8 {
      grid-column-end: span 7;
    }
    .art {
      bottom: -1.6rem;
      width: clamp(18rem, 32vw, 28rem);
    }
    .art.below {
      bottom: 1rem;
    }
  }
  @media ${atLeast.md} and ${below.lg} {
    .art {
      bottom: -0.75rem;
      width: 15rem;
    }
    .art.below {
      bottom: 0.5rem;
    }
    .lede {
      padding-right: 15rem;
    }
  }
  @media ${below.md} {
    .art {
      display: none;
    }
  }
`;

/** Drawings that reach below their ground line and must not be cut by the rule. */
const BELOW_GROUND: ReadonlySet<DrawingName> = new Set([
  'arborist-consultations',
  'stump-grinding',
  'tree-health',
  'tree-planting',
]);

/** The top of a service page: its drawing beside the text and the way to what is below it. */
export const ServiceHead = ({ page }: { readonly page: ServiceView }) => {
  const { drawing } = page;
  return (
    <PageHeader page={page} css={styles}>
      <Actions call={page.head.call} link={page.head.link} />
      {page.contents.length > 0 && (
        <ul className="contents no-print">
          {page.contents.map(({ label, href }) => (
            <li key={href}>
              <a className="touch-target" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ProofList />
      {drawing && (
        <div
          className={classNames('illustration art no-print', BELOW_GROUND.has(drawing) && 'below')}
        >
          <Drawing name={drawing} />
        </div>
      )}
    </PageHeader>
  );
};
