import { css } from '@emotion/react';
import { Picture } from '../components/Picture';
import { useSite } from '../components/siteContext';
import { SmartLink } from '../components/SmartLink';
import { SplitIntro, WrappedSection, type SectionProps } from './parts/Section';

const styles = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    column-gap: clamp(1rem, 3vw, 2.5rem);
    margin-bottom: -1.5rem;
  }
  /* All names start in one row, even without a logo. */
  li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    justify-items: start;
    margin-bottom: 1.5rem;
    max-width: 18rem;
    line-height: 1.35;
  }
  /* The extra space of the touch target is below the name. */
  li > a {
    align-items: start;
  }
  .plate {
    width: 100%;
    height: 7rem;
    padding: 1rem;
    margin-bottom: 0.75rem;
    border: 1px solid var(--rule);
    border-radius: var(--r-md);
    background: var(--plate);
  }
  .plate img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    /* The white of a logo would be darker than the plate around it in dark mode. */
    filter: none;
  }
`;

/** Associations that the company belongs to: their logos and names, with links to verify the membership. */
export const Memberships = ({ section }: SectionProps<'memberships'>) => (
  <WrappedSection section={section} css={styles}>
    <SplitIntro section={section} />
    <ul lang={useSite().siteLanguage}>
      {section.memberships.map(({ label, logo, href }) => (
        <li key={label}>
          <div className={logo && 'plate'}>{logo && <Picture picture={logo} sizes="16rem" />}</div>
          <SmartLink className="touch-target" href={href}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  </WrappedSection>
);
