import { css } from '@emotion/react';
import { MoreLink } from './parts/Actions';
import { ServiceTile } from './parts/ServiceTile';
import { SplitIntro, WrappedSection, type SectionProps } from './parts/Section';
import { atLeast } from '../theme/breakpoints';

/** Rows on phones, two columns from `md`, four from `lg`. */
const styles = css`
  display: grid;
  container-type: inline-size;
  border-top: 1px solid var(--rule);
  @media ${atLeast.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border-left: 1px solid var(--rule);
  }
  @media ${atLeast.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/**
 * The featured services as a ruled grid of tiles. The first emergency service leads as the dark tile with the
 * phone number; the others keep their order.
 */
export const FeaturedServices = ({ section }: SectionProps<'featuredServices'>) => {
  const urgent = section.services.find(({ emergency }) => emergency);
  const others = section.services.filter((service) => service !== urgent);
  return (
    <WrappedSection section={section}>
      <SplitIntro section={section} />
      <ul css={styles}>
        {urgent && <ServiceTile service={urgent} under={section.heading} layout="urgent" />}
        {others.map((service) => (
          <ServiceTile key={service.href} service={service} under={section.heading} layout="cell" />
        ))}
      </ul>
      <MoreLink link={section.button} />
    </WrappedSection>
  );
};
