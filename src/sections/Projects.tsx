import { css } from '@emotion/react';
import { Picture, acrossOnPhones } from '../components/Picture';
import { useSite } from '../components/siteContext';
import { SmartLink } from '../components/SmartLink';
import { atLeast } from '../theme/breakpoints';
import { LinkRow } from './parts/Actions';
import { ItemHeading, SplitIntro, WrappedSection, type SectionProps } from './parts/Section';

const styles = css`
  .work {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: clamp(1.75rem, 3vw, 2.5rem);
  }
  .work > li {
    position: relative;
    max-width: 40rem;
  }
  .frame {
    margin-bottom: 1rem;
  }
`;

/** Completed projects, with links to the projects of one service or town. */
export const Projects = ({ section }: SectionProps<'projects'>) => {
  const { ui, siteLanguage } = useSite();
  return (
    <WrappedSection section={section} css={styles}>
      <SplitIntro section={section} />
      {section.filters.length > 1 && (
        <nav lang={siteLanguage} aria-label={ui.workBy}>
          <LinkRow links={section.filters} />
        </nav>
      )}
      <ul className="work" lang={siteLanguage}>
        {section.projects.map(({ title, href, picture, about }) => (
          <li key={href}>
            {picture && (
              <div className="frame">
                <Picture picture={picture} sizes={acrossOnPhones(`${atLeast.md} 26rem`)} />
              </div>
            )}
            <ItemHeading under={section.heading} className="covering-link">
              <SmartLink href={href}>{title}</SmartLink>
            </ItemHeading>
            {about.length > 0 && <p>{about.map(({ label }) => label).join(', ')}</p>}
          </li>
        ))}
      </ul>
    </WrappedSection>
  );
};
