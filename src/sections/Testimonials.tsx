import { css } from '@emotion/react';
import { Carousel } from '../components/interactive/Carousel';
import { Rings } from '../components/Rings';
import { Section } from './parts/Section';
import { SplitHead } from './parts/SplitHead';
import { TestimonialSlide } from './parts/TestimonialSlide';
import type { SectionProps } from './types';

const styles = css`
  background: var(--sunk);
  overflow: clip;
  & > .rings {
    width: 60rem;
    right: -26rem;
    top: -24rem;
    --ring-op: 0.16;
  }
  .wrap {
    position: relative;
  }
`;

/** What customers said, in a carousel that scrolls without a script. */
export const Testimonials = ({ section, ui }: SectionProps<'testimonials'>) => (
  <Section section={section} className="sec" css={styles}>
    <Rings form="corner" />
    <div className="wrap">
      <SplitHead section={section} />
      <Carousel id={`${section.id}-slide`} label={ui.slideLabel} ui={ui}>
        {section.testimonials.map((testimonial) => (
          <TestimonialSlide
            key={testimonial.name + testimonial.quote}
            testimonial={testimonial}
            ui={ui}
          />
        ))}
      </Carousel>
    </div>
  </Section>
);
