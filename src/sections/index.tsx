import { css } from '@emotion/react';
import type { SectionLayout, SectionView, SiteFacts, UiTexts } from '../content/views';
import { Core } from '../components/Core';
import { Island, type Wake } from '../components/Island';
import { hasSubstance } from './hasSubstance';
import { registry, type LaterComponent } from './registry';
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
  .flush .sec {
    padding-top: 0;
  }
`;

/**
 * The component of a section. The registry pairs every look with a component of exactly its props;
 * one lookup by a look that is only known at run time cannot say so to the compiler.
 */
const componentOf = (layout: SectionLayout): LaterComponent<AnySectionProps> | undefined =>
  Object.hasOwn(registry, layout)
    ? (registry[layout] as LaterComponent<AnySectionProps>)
    : undefined;

/** All other sections are text, links and native details: HTML is enough. */
const WAKES: Partial<Record<SectionLayout, Wake>> = {
  testimonials: 'near',
  estimate: 'near',
  map: 'near',
  contactForm: 'near',
};

/**
 * The sections of a page in order, each an island that wakes up when it is needed.
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
              <Island
                id={`part-${section.id}`}
                wake={WAKES[section.layout] ?? 'never'}
                load={Component.load}
              >
                <Component section={section} facts={facts} ui={ui} />
              </Island>
            </div>
          )
        );
      })}
    </div>
  );
};
