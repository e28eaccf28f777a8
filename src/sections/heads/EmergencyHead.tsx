import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { Icon } from '../../components/Icon';
import { longTitle } from '../../components/longTitle';
import { Actions } from '../parts/Actions';
import { Banner } from '../parts/Banner';
import { BigNumber } from './BigNumber';

const styles = css`
  padding-bottom: clamp(0rem, 1vw, 1rem);
  h1 {
    max-width: 9em;
  }
  h1.long {
    max-width: 14em;
  }
  .intro {
    max-width: 32em;
    margin-block: 1.25rem 1rem;
    text-wrap: balance;
    font-size: var(--fs-lg);
    line-height: 1.45;
  }
  .actions {
    margin-top: 1.25rem;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 2rem;
    margin-top: 0.75rem;
  }
  .ways a {
    display: inline-flex;
    gap: 0.6rem;
    align-items: center;
    min-height: 2.75rem;
    font-weight: var(--w-strong);
  }
`;

/** The top of an emergency page: a storm sky, the number as large as the heading, the call button. */
export const EmergencyHead = ({ page }: { readonly page: ServiceView }) => (
  <Banner picture={page.head.picture} priority compact>
    <Breadcrumbs crumbs={page.crumbs} label={page.crumbsLabel} />
    <div css={styles}>
      <h1 className={longTitle(page.head.heading)}>{page.head.heading}</h1>
      {page.head.intro && <p className="intro">{page.head.intro}</p>}
      <BigNumber facts={page.facts} />
      <Actions call={page.head.call} facts={page.facts} />
      {page.facts.otherWays.length > 0 && (
        <p className="ways">
          {page.facts.otherWays.map(({ icon, label, href }) => (
            <a key={href} href={href}>
              <Icon name={icon} />
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  </Banner>
);
