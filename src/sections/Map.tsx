import { css } from '@emotion/react';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';
import { ServiceAreaMap, ServiceAreaTowns } from './parts/ServiceAreaMap';

const styles = css`
  & :is(h2, .lede) + [data-island] {
    margin-top: 1.5rem;
  }
`;

/** The service area: the question whether the company works in a place and the towns, beside the map. */
export const ServiceMap = ({ section }: SectionProps<'map'>) => (
  <WrappedSection section={section} columns css={styles}>
    <div className="span-5">
      <SectionIntro section={section} />
      <ServiceAreaTowns map={section.map} />
    </div>
    <div className="span-7">
      <ServiceAreaMap map={section.map} />
    </div>
  </WrappedSection>
);
