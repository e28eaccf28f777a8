import { css } from '@emotion/react';
import { below } from '../theme/breakpoints';
import { ContactBlocks } from './parts/ContactBlocks';
import { SectionText, WrappedSection, type SectionProps } from './parts/Section';
import { ServiceAreaMap, ServiceAreaTowns } from './parts/ServiceArea';

/* The towns and the map are a separate part below the text. */
const styles = css`
  @media ${below.lg} {
    .columns {
      row-gap: 3rem;
    }
  }
`;

/** How to get a free estimate: the ways to reach us beside the drawn map. */
export const Estimate = ({ section }: SectionProps<'estimate'>) => (
  <WrappedSection section={section} columns css={styles}>
    <SectionText section={section} className="span-5">
      <ContactBlocks contactInfo={section.contactInfo} under={section.heading} />
    </SectionText>
    <div className="span-7" id={section.mapId}>
      <ServiceAreaTowns map={section.map} />
      <ServiceAreaMap map={section.map} />
    </div>
  </WrappedSection>
);
