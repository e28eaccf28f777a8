import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { useSite } from '../components/siteContext';
import { Actions } from './parts/Actions';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';

const styles = css`
  > .rings {
    width: 64rem;
    left: -30rem;
    top: -22rem;
    --ring-op: 0.11;
  }
  .rich {
    margin-top: 1.25rem;
  }
  .phone-number {
    font-size: clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem);
    line-height: 1.1;
  }
  .actions {
    margin-top: 1.5rem;
  }
`;

/** The way to get in touch, with the number written large. */
export const ReachOut = ({ section }: SectionProps<'reachOut'>) => {
  const { facts } = useSite();
  return (
    <WrappedSection section={section} className="sunken" columns rings="corner" css={styles}>
      <div className="span-6">
        <SectionIntro section={section} />
        <RichText document={section.body} baseLevel={3} />
      </div>
      <div className="span-5 start-8">
        <p className="phone-number">
          <a href={facts.phone.href} translate="no">
            {facts.phone.display}
          </a>
        </p>
        <Actions call={section.call} link={section.button} />
      </div>
    </WrappedSection>
  );
};
