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
  li {
    padding-top: 0.9rem;
    border-top: 1px solid var(--rule);
  }
`;

/**
 * Links with a text below each, beside the heading.
 */
export const LinkedTexts = ({ section }: SectionProps<'pagesBelow'>) => {
  const { siteLanguage } = useSite();
  return (
    <WrappedSection section={section} css={styles}>
      <div className="side-by-side">
        <div>
          <SectionIntro section={section} />
        </div>
        <ul className="quiet-links">
          {section.links.map(({ label, href, text, language }) => (
            <li key={href} lang={language ?? siteLanguage}>
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
