import { Actions } from './parts/Actions';
import { Banner } from './parts/Banner';
import { SectionIntro, type SectionProps } from './parts/Section';

/** An invitation to call, over a photograph. */
export const CallBanner = ({ section }: SectionProps<'callBanner'>) => (
  <Banner section={section} picture={section.picture}>
    <SectionIntro section={section} />
    <Actions of={section} />
  </Banner>
);
