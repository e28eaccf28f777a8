import { css } from '@emotion/react';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';
import { ServiceAreaMap } from './parts/ServiceAreaMap';

const styles = css`
  .head {
    margin-bottom: 1.5rem;
  }
`;

/** The service area as a wide map. */
export const ServiceMap = ({ section }: SectionProps<'map'>) => (
  <WrappedSection section={section} css={styles}>
    {(section.heading || section.intro) && (
      <div className="head">
        <SectionIntro section={section} />
      </div>
    )}
    <ServiceAreaMap map={section.map} />
  </WrappedSection>
);
