import { MoreLink } from './parts/Actions';
import { Plate, plateStyles } from './parts/Plate';
import { placePlates } from './parts/plateGrid';
import { Section, SplitIntro, type SectionProps } from './parts/Section';

/** The featured services as a ruled grid of plates, the emergency service largest. */
export const FeaturedServices = ({ section, facts }: SectionProps<'featuredServices'>) => (
  <Section section={section} className="sec" css={plateStyles}>
    <div className="wrap">
      <SplitIntro section={section} />
      <ul className="plates">
        {placePlates(section.services).map(({ service, hot, className }) => (
          <Plate
            key={service.href}
            service={service}
            text={service.description}
            under={section.heading}
            className={hot ? `on-deep ${className ?? ''}` : className}
            facts={hot ? facts : undefined}
          />
        ))}
      </ul>
      <MoreLink link={section.button} />
    </div>
  </Section>
);
