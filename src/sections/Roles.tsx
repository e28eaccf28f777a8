import { css } from '@emotion/react';
import { Drawing } from '../components/drawings';
import { Figure } from '../components/Figure';
import { Actions } from './parts/Actions';
import { Section, SectionIntro, type SectionProps } from './parts/Section';
import { StepList } from './parts/StepList';

const styles = css`
  .g12 {
    align-items: start;
  }
  .drawn {
    max-width: 22rem;
  }
  .drawn svg {
    width: 100%;
    height: auto;
  }
  .grades {
    margin-top: 2rem;
  }
  /* Not right below the climber of the head. */
  @media (max-width: 61.99em) {
    .drawn {
      order: 1;
      max-width: 15rem;
    }
  }
`;

/**
 * The jobs there are, each with one growth ring more than the one before. Beside them the picture
 * an editor chose, else the drawn climber.
 */
export const Roles = ({ section, facts, ui }: SectionProps<'roles'>) => (
  <Section section={section} className="sec" css={styles}>
    <div className="wrap g12">
      {section.picture ? (
        <Figure
          className="c4"
          picture={section.picture}
          caption={section.pictureCaption}
          sizes="(min-width: 62em) 24rem"
        />
      ) : (
        <div className="c4 drawn">
          <Drawing name="tree-removal" />
          {section.pictureCaption && <p className="caption">{section.pictureCaption}</p>}
        </div>
      )}
      <div className="c7 o6">
        <SectionIntro section={section} />
        <StepList
          kind="grades"
          items={section.items}
          facts={facts}
          ui={ui}
          under={section.heading}
        />
        <Actions call={section.call} link={section.button} facts={facts} />
      </div>
    </div>
  </Section>
);
