import { css } from '@emotion/react';
import { MapFacade } from '../components/interactive/MapFacade';
import { Section } from './parts/Section';
import { SectionHeading } from './parts/SectionHeading';
import type { SectionProps } from './types';

const styles = css`
  .head {
    margin-bottom: 1.5rem;
  }
  .lede {
    margin-top: 1.25rem;
  }
`;

/** The service area as a wide map. */
export const ServiceMap = ({ section, ui }: SectionProps<'map'>) => (
  <Section section={section} className="sec" css={styles}>
    <div className="wrap">
      {(section.heading || section.intro) && (
        <div className="head">
          <SectionHeading section={section} />
          {section.intro && <p className="lede">{section.intro}</p>}
        </div>
      )}
      <MapFacade map={section.map} ui={ui} />
    </div>
  </Section>
);
