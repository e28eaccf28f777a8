import { css } from '@emotion/react';
import { Actions } from './parts/Actions';
import { ContactBlocks } from './parts/ContactBlocks';
import { Section } from './parts/Section';
import { SectionHeading } from './parts/SectionHeading';
import type { SectionProps } from './types';

const styles = css`
  background: var(--sunk);
  .lede {
    margin-top: 1.25rem;
  }
`;

/** An invitation to call or write, with the ways to reach us, on a quiet band. */
export const ContactBlock = ({ section, facts }: SectionProps<'contactBlock'>) => (
  <Section section={section} className="sec" css={styles}>
    <div className="wrap g12">
      <div className="c5">
        <SectionHeading section={section} />
        {section.intro && <p className="lede">{section.intro}</p>}
        <Actions call={section.call} link={section.button} facts={facts} />
      </div>
      <div className="c6 o7">
        <ContactBlocks blocks={section.contactInfo} under={Boolean(section.heading)} />
      </div>
    </div>
  </Section>
);
