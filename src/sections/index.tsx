import { css } from '@emotion/react';
import { Suspense, type ComponentType } from 'react';
import type { SectionLayout, SectionView, SiteFacts, UiTexts } from '../content/views';
import { Core } from '../components/Core';
import { hasSubstance } from './hasSubstance';
import { registry } from './registry';
import { jointOf } from './rhythm';

interface SectionsProps {
  readonly sections: readonly SectionView[];
  readonly facts: SiteFacts;
  readonly ui: UiTexts;
}

interface AnySectionProps {
  readonly section: SectionView;
  readonly facts: SiteFacts;
  readonly ui: UiTexts;
}

const styles = css`
  .flush > .sec {
    padding-top: 0;
  }
`;

/**
 * The component of a section. The registry pairs every look with a component of exactly its props;
 * one lookup by a look that is only known at run time cannot say so to the compiler.
 */
const componentOf = (layout: SectionLayout): ComponentType<AnySectionProps> | undefined =>
  Object.hasOwn(registry, layout)
    ? (registry[layout] as ComponentType<AnySectionProps>)
    : undefined;

/**
 * The sections of a page in order, each in a boundary of its own so that they wake up one by one.
 * All but the first may be laid out late (`later`). A look without a component and a section
 * without anything to show are skipped.
 */
export const Sections = ({ sections, facts, ui }: SectionsProps) => {
  const known = sections.filter((section) => componentOf(section.layout) && hasSubstance(section));
  return (
    <div css={styles}>
      {known.map((section, index) => {
        const Component = componentOf(section.layout);
        const joint = jointOf(known[index - 1]?.layout, section.layout);
        const classes = [index > 0 && 'later', joint.flush && 'flush'].filter(Boolean).join(' ');
        return (
          Component && (
            <div key={section.id} className={classes || undefined}>
              {joint.core && <Core />}
              <Suspense fallback={null}>
                <Component section={section} facts={facts} ui={ui} />
              </Suspense>
            </div>
          )
        );
      })}
    </div>
  );
};
