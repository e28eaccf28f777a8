import { css } from '@emotion/react';
import { Rings } from '../components/drawings';
import { ItemList } from './parts/ItemList';
import { SectionText, WrappedSection, type SectionProps } from './parts/Section';

const ringStyles = css`
  width: 90rem;
  right: -50rem;
  bottom: -40rem;
  --ring-op: 0.18;
`;

const styles = css`
  .item-title {
    font-size: var(--fs-h3);
  }
`;

/** Why to choose us, on the dark ground: heading left, reasons two by two. */
export const Reasons = ({ section }: SectionProps<'reasons'>) => (
  <WrappedSection
    section={section}
    className="on-deep"
    columns
    rings={<Rings css={ringStyles} />}
    css={styles}
  >
    <SectionText section={section} className="span-4" />
    <ItemList section={section} className="side-by-side span-8" />
  </WrappedSection>
);
