import { css } from '@emotion/react';
import { RichText, RichWords } from '../components/RichText';
import { ItemHeading, WrappedSection, type SectionProps } from './parts/Section';
import { SectionText } from './parts/SectionText';

const styles = css`
  > .rings {
    width: 90rem;
    right: -50rem;
    bottom: -40rem;
    --ring-op: 0.18;
  }
  .reasons {
    gap: 0 clamp(2rem, 4vw, 3.5rem);
    align-content: start;
  }
  .reasons > li {
    padding-block: 1.75rem;
    border-top: 1px solid var(--rule);
  }
  .item-title {
    font-size: var(--fs-h3);
  }
`;

/** Why to choose us, on the dark ground: heading left, reasons two by two. */
export const Reasons = ({ section }: SectionProps<'reasons'>) => {
  const under = section.heading;
  return (
    <WrappedSection section={section} className="on-deep" columns rings="field" css={styles}>
      <SectionText section={section} className="span-4" />
      <ul className="reasons side-by-side span-8">
        {section.items.map((item, index) => (
          <li key={index}>
            <ItemHeading under={under}>
              <RichWords document={item.heading} />
            </ItemHeading>
            <RichText document={item.body} baseLevel={under ? 4 : 3} />
          </li>
        ))}
      </ul>
    </WrappedSection>
  );
};
