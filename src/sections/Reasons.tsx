import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Rings } from '../components/drawings';
import { Actions } from './parts/Actions';
import { ItemHeading, Section, SectionIntro, type SectionProps } from './parts/Section';

const styles = css`
  overflow: clip;
  & > .rings {
    width: 90rem;
    right: -50rem;
    bottom: -40rem;
    --ring-op: 0.18;
  }
  .wrap {
    position: relative;
  }
  .why {
    display: grid;
    gap: 0 clamp(2rem, 4vw, 3.5rem);
    align-content: start;
  }
  .why > li {
    padding-block: 1.75rem;
    border-top: 1px solid var(--rule);
  }
  .t {
    font-size: var(--fs-h3);
    font-weight: var(--w-medium);
    line-height: var(--lh-head);
    letter-spacing: -0.018em;
    margin-bottom: 0.5rem;
    overflow-wrap: anywhere;
  }
  .rich {
    color: var(--ink-2);
  }
  @media (min-width: 48em) {
    .why {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (max-width: 47.99em) {
    & > .rings {
      --ring-op: 0.1;
    }
  }
`;

/** Why to choose us, on the dark ground: heading left, reasons two by two. */
export const Reasons = ({ section, facts, ui }: SectionProps<'reasons'>) => {
  const under = section.heading;
  return (
    <Section section={section} className="sec on-deep" css={styles}>
      <Rings />
      <div className="wrap g12">
        <div className="c4">
          <SectionIntro section={section} />
          <Actions call={section.call} link={section.button} facts={facts} />
        </div>
        <ul className="why c8">
          {section.items.map((item) => (
            <li key={item.heading}>
              <ItemHeading under={under} className="t">
                {item.heading}
              </ItemHeading>
              {item.body && <RichText document={item.body} ui={ui} baseLevel={under ? 4 : 3} />}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};
