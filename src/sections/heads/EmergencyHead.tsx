import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { Icon } from '../../components/Icon';
import { longTitle } from '../../components/longTitle';
import { useSite } from '../../components/siteContext';
import { Actions } from '../parts/Actions';
import { Banner } from '../parts/Banner';
import { BigNumber } from './BigNumber';

const styles = css`
  padding-bottom: clamp(0rem, 1vw, 1rem);
  h1:not(.long) {
    max-width: 9em;
  }
  .lede {
    max-width: 32em;
    margin-bottom: 1rem;
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
    gap: 0.6rem;
    font-weight: var(--w-strong);
  }
`;

/** The top of an emergency page: a storm sky, the number as large as the heading, a call button. */
export const EmergencyHead = ({ page }: { readonly page: ServiceView }) => {
  const { facts } = useSite();
  return (
    <Banner picture={page.head.picture} priority compact>
      <Breadcrumbs crumbs={page.crumbs} label={page.crumbsLabel} />
      <div css={styles}>
        <h1 className={longTitle(page.head.headingLength)}>{page.head.heading}</h1>
        {page.head.intro && <p className="lede">{page.head.intro}</p>}
        <BigNumber />
        <Actions call={page.head.call} />
        {facts.otherWays.length > 0 && (
          <p className="ways">
            {facts.otherWays.map(({ icon, label, href }) => (
              <a key={href} className="touch-target" href={href}>
                <Icon name={icon} />
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </Banner>
  );
};
