import { SectionText, WrappedSection, type SectionProps } from './parts/Section';
import { ItemList } from './parts/ItemList';

/** What customers can hold us to, each with a ring seal. */
export const Promises = ({ section }: SectionProps<'promises'>) => (
  <WrappedSection section={section} columns>
    <SectionText section={section} className="span-4" />
    <ItemList section={section} rings="seal" className="span-7" />
  </WrappedSection>
);
