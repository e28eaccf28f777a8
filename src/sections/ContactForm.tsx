import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Island } from '../islands/Island';
import { ContactBlocks } from './parts/ContactBlocks';
import { SectionIntro, WrappedSection, type SectionProps } from './parts/Section';
import { roomBeside } from '../theme/breakpoints';

const styles = css`
  /* Links to the form land at its heading, not at the space above it. */
  scroll-margin-top: calc(1rem - var(--sec));
  .columns {
    align-items: start;
    row-gap: 3.5rem;
  }
  /* The call bar of phones leaves while the form is in the middle of the window. */
  .fields {
    view-timeline: --form;
    view-timeline-inset: 40%;
  }
  .text {
    padding-top: 1.35rem;
    border-top: 1px solid var(--rule);
  }
  @media ${roomBeside} {
    .beside {
      position: sticky;
      top: var(--below-masthead);
    }
  }
`;

/** The form that the section chooses, beside its text or, without a text, beside the other ways to reach us. */
export const ContactFormSection = ({ section }: SectionProps<'contactForm'>) => {
  const { heading, body, contactInfo } = section;
  return (
    <WrappedSection section={section} columns css={styles}>
      <div className="span-7 flow no-print">
        <SectionIntro section={section} />
        <div className="fields">
          <Island
            name="contactForm"
            props={{
              id: `${section.id}-form`,
              form: section.form,
              thanksPath: section.thanksPath,
            }}
          />
        </div>
      </div>
      <div className="span-4 beside">
        {contactInfo && <ContactBlocks contactInfo={contactInfo} under={heading} />}
        {body && (
          <div className="text no-print">
            <RichText document={body} baseLevel={heading ? 3 : 2} />
          </div>
        )}
      </div>
    </WrappedSection>
  );
};
