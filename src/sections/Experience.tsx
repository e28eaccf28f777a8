import { Actions } from './parts/Actions';
import { ColumnText } from './parts/ColumnText';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';
import { SignedNumber } from './parts/SignedNumber';
import { Paragraph } from '../components/Sentence';

/** A big number on the left, a text about it on the right. */
export const Experience = ({ section }: SectionProps<'experience'>) => (
  <WrappedSection section={section} columns>
    {section.numeral && (
      <div className="span-4">
        <p>
          <SignedNumber numeral={section.numeral} />
        </p>
        <Paragraph className="lede" text={section.numeralNote} />
      </div>
    )}
    <div className="span-8">
      <SectionIntro section={section} />
      <ColumnText document={section.body} />
      <Actions call={section.call} link={section.button} />
    </div>
  </WrappedSection>
);
