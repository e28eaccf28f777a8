import { css } from '@emotion/react';
import { Rings } from '../components/drawings';
import { useSite } from '../components/siteContext';
import { Island } from '../islands/Island';
import { SplitIntro, WrappedSection, type SectionProps } from './parts/Section';

const ringStyles = css`
  width: 60rem;
  right: -26rem;
  top: -24rem;
`;

/** What customers said, in a carousel that scrolls without a script. */
export const Testimonials = ({ section }: SectionProps<'testimonials'>) => {
  const { id, testimonials } = section;
  const { previousSlide, nextSlide, slideLabel, stars, readOn } = useSite().ui;
  const texts = { previousSlide, nextSlide, slideLabel, stars, readOn };
  return (
    <WrappedSection
      section={section}
      rings={<Rings part="corner" css={ringStyles} opacity={0.16} phoneOpacity={0.07} />}
    >
      <SplitIntro section={section} />
      <Island name="testimonials" props={{ id: `${id}-slide`, testimonials, texts }} />
    </WrappedSection>
  );
};
