import { Actions } from './parts/Actions';
import { Banner } from './parts/Banner';
import { SectionHeading, type SectionProps } from './parts/Section';
import { Paragraph } from '../components/Sentence';

/** An invitation to call, over a photograph. */
export const CallBanner = ({ section }: SectionProps<'callBanner'>) => (
  <Banner section={section} picture={section.picture}>
    <SectionHeading section={section} />
    <Paragraph text={section.intro} />
    <Actions call={section.call} link={section.button} />
  </Banner>
);
