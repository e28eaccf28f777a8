import { ColumnText } from './parts/ColumnText';
import { SectionText, WrappedSection, type SectionProps } from './parts/Section';
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
    <SectionText section={section} className="span-8">
      <ColumnText document={section.body} />
    </SectionText>
  </WrappedSection>
);
