import { css } from '@emotion/react';
import { ShowTimed, timed } from '../components/ShowTimed';
import { useSite } from '../components/siteContext';
import { SmartLink } from '../components/SmartLink';
import { LinkRow } from './parts/Actions';
import { ItemHeading, SplitIntro, WrappedSection, type SectionProps } from './parts/Section';

const styles = css`
  .positions > li {
    position: relative;
  }
  .positions a {
    text-decoration-color: var(--amber);
  }
  .row {
    color: var(--ink-2);
  }
`;

/** The open positions, each until its applications end. */
export const Positions = ({ section }: SectionProps<'positions'>) => (
  <WrappedSection section={section} css={styles}>
    <SplitIntro section={section} />
    <ul className="positions ruled-list" lang={useSite().siteLanguage}>
      {section.positions.map(({ title, href, about, times }) => (
        <li key={href} {...timed(times)}>
          <ItemHeading under={section.heading} className="covering-link">
            <SmartLink href={href}>{title}</SmartLink>
          </ItemHeading>
          <LinkRow links={about} />
        </li>
      ))}
    </ul>
    {section.positions.some(({ times }) => times) && <ShowTimed />}
  </WrappedSection>
);
