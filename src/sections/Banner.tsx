import { Actions } from './parts/Actions';
import { Banner as PictureBanner } from './parts/Banner';
import { SectionIntro, type SectionProps } from './parts/Section';

/** An invitation to call, over a photograph or the drawing of a night. */
export const Banner = ({ section }: SectionProps<'banner'>) => (
  <PictureBanner section={section} picture={section.picture}>
    <SectionIntro section={section} />
    <Actions of={section} />
  </PictureBanner>
);
