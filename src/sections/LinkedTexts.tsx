import { css } from '@emotion/react';
import { useSite } from '../components/siteContext';
import { SmartLink } from '../components/SmartLink';
import { ItemHeading, SectionIntro, WrappedSection, type SectionProps } from './parts/Section';

const styles = css`
  .side-by-side {
    row-gap: clamp(1.5rem, 4vw, 3.5rem);
  }
  ul {
    display: grid;
    row-gap: 1.5rem;
  }
  .in-columns {
    display: contents;
  }
  li {
    padding-top: 0.9rem;
    border-top: 1px solid var(--rule);
  }
`;

/**
 * How we go about each kind of work, in two columns that start with the heading, because cards of the same services
 * may come right before it.
 */
export const LinkedTexts = ({ section }: SectionProps<'aboutServices'>) => {
  const { siteLanguage } = useSite();
  return (
    <WrappedSection section={section} css={styles}>
      <div className="side-by-side">
        <div>
          <SectionIntro section={section} />
        </div>
        <ul className="quiet-links in-columns">
          {section.links.map(({ label, href, text }) => (
            <li key={href} lang={siteLanguage}>
              <ItemHeading under={section.heading}>
                <SmartLink className="touch-target" href={href}>
                  {label}
                </SmartLink>
              </ItemHeading>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </WrappedSection>
  );
};
