import { css } from '@emotion/react';
import { Rings } from '../components/drawings';
import { SectionText, WrappedSection, type SectionProps } from './parts/Section';
import { ItemList } from './parts/ItemList';

const ringStyles = css`
  width: 96rem;
  left: -48rem;
  top: -22rem;
  --ring-op: 0.18;
`;

/** What happens, in order, on the dark ground: heading left, counted steps right. */
export const Steps = ({ section }: SectionProps<'steps'>) => (
  <WrappedSection section={section} className="on-deep" columns rings={<Rings css={ringStyles} />}>
    <SectionText section={section} className="span-5" />
    <ItemList section={section} ordered rings="counted" className="span-6" />
  </WrappedSection>
);
