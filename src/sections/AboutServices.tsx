import { css } from '@emotion/react';
import { useSite } from '../components/siteContext';
import { SmartLink } from '../components/SmartLink';
import { ItemHeading, SectionIntro, WrappedSection, type SectionProps } from './parts/Section';

const styles = css`
  .habits {
    row-gap: clamp(1.5rem, 4vw, 3.5rem);
  }
  ul {
    display: contents;
  }
  li {
    padding-top: 0.9rem;
    border-top: 1px solid var(--rule);
  }
`;

/**
 * How we go about each kind of work, for the services that have such a text. Text only, in two columns that
 * start with the heading, because cards of the same services may come right before it.
 */
export const AboutServices = ({ section }: SectionProps<'aboutServices'>) => (
  <WrappedSection section={section} css={styles}>
    <div className="habits side-by-side">
      <div>
        <SectionIntro section={section} />
      </div>
      <ul className="quiet-links" lang={useSite().languages?.site}>
        {section.services.map((service) => (
          <li key={service.href}>
            <ItemHeading under={section.heading}>
              <SmartLink className="touch-target" href={service.href}>
                {service.title}
              </SmartLink>
            </ItemHeading>
            {service.text && <p>{service.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  </WrappedSection>
);
