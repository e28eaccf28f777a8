import { css } from '@emotion/react';
import { createElement } from 'react';
import { Column, Columns } from '../components/Columns';
import { RichText } from '../components/RichText';
import { Island } from '../islands/Island';
import { below, roomBeside } from '../theme/breakpoints';
import { ContactBlocks } from './parts/ContactBlocks';
import {
  SectionIntro,
  SectionText,
  WrappedSection,
  levelIn,
  type SectionProps,
} from './parts/Section';
import { ServiceAreaMap, ServiceAreaTowns } from './parts/ServiceArea';

type ContactProps = SectionProps<'contact'>;

const formColumns = css`
  align-items: start;
  row-gap: 3.5rem;
`;

const besideStyles = css`
  @media ${roomBeside} {
    position: sticky;
    top: var(--below-masthead);
  }
`;

const textStyles = css`
  padding-top: 1.35rem;
  border-top: 1px solid var(--rule);
`;

/** The form, beside the section's text or, without a text, beside the other ways to reach us. */
const WithForm = ({ section }: ContactProps) => {
  const { form, thanksPath, body, contactInfo, heading } = section;
  return (
    <Columns css={formColumns}>
      <Column span={7} className="no-print">
        <SectionIntro section={section} />
        {form && (
          <Island
            name="contactForm"
            on="focus"
            props={{ id: `${section.id}-form`, form, thanksPath }}
          />
        )}
      </Column>
      <Column span={4} isLast css={besideStyles}>
        {contactInfo && <ContactBlocks contactInfo={contactInfo} under={heading} />}
        {body && (
          <div css={textStyles} className="no-print">
            <RichText document={body} baseLevel={levelIn(section)} />
          </div>
        )}
      </Column>
    </Columns>
  );
};

const mapColumns = css`
  @media ${below.lg} {
    row-gap: 3rem;
  }
`;

/** The ways to reach us or, where they are listed above, the towns; beside the map. */
const WithMap = ({ section }: ContactProps) => {
  const { map, mapId, contactInfo, heading } = section;
  const towns = map && <ServiceAreaTowns map={map} />;
  return (
    <Columns css={mapColumns}>
      <Column span={5}>
        <SectionText section={section}>
          {contactInfo ? <ContactBlocks contactInfo={contactInfo} under={heading} /> : towns}
        </SectionText>
      </Column>
      <Column span={7} isLast id={mapId}>
        {contactInfo && towns}
        {map && <ServiceAreaMap map={map} />}
      </Column>
    </Columns>
  );
};

/** An invitation to call or write, with the ways to reach us. */
const Plain = ({ section }: ContactProps) => (
  <Columns>
    <Column span={6}>
      <SectionText section={section} />
    </Column>
    {section.contactInfo && (
      <Column span={5} isLast>
        <ContactBlocks contactInfo={section.contactInfo} under={section.heading} />
      </Column>
    )}
  </Columns>
);

/** Links to a form land at its heading, not at the space above it. */
const formStyles = css`
  scroll-margin-top: calc(1rem - var(--sec));
`;

/** The form, and below it the map. */
const WithBoth = ({ section }: ContactProps) => (
  <>
    <WithForm section={section} />
    {section.map && (
      <div id={section.mapId}>
        <ServiceAreaTowns map={section.map} />
        <ServiceAreaMap map={section.map} />
      </div>
    )}
  </>
);

const arrangementOf = ({ form, map }: ContactProps['section']) => {
  if (form) return map ? WithBoth : WithForm;
  return map ? WithMap : Plain;
};

/** How to reach us: with a form, with the map, with both, or without. */
export const Contact = ({ section }: ContactProps) => {
  return (
    <WrappedSection section={section} css={section.form && formStyles}>
      {createElement(arrangementOf(section), { section })}
    </WrappedSection>
  );
};
