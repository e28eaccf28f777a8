import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { Divider } from '../components/drawings';
import type { SectionView, SiteFacts, UiTexts } from '../content/views';
import { sectionTable } from './table';

interface SectionsProps {
  readonly sections: readonly SectionView[];
  readonly facts: SiteFacts;
  readonly ui: UiTexts;
}

type AnyEntry = Omit<(typeof sectionTable)[SectionView['layout']], 'component'> & {
  readonly component: ComponentType<{
    readonly section: SectionView;
    readonly facts: SiteFacts;
    readonly ui: UiTexts;
  }>;
};

/**
 * What the table says of a section. It pairs every look with a component for exactly its view; one
 * look-up by a look that is only known at run time cannot say so to the compiler.
 */
const entryOf = ({ layout }: SectionView): AnyEntry => sectionTable[layout] as AnyEntry;

const styles = css`
  .flush .sec {
    padding-top: 0;
  }
`;

/**
 * The sections of a page in order. Between two sections on the page's own ground stands a divider, or
 * the second gives up its upper space.
 */
export const Sections = ({ sections, facts, ui }: SectionsProps) => {
  const shown = sections.map((section) => ({ section, entry: entryOf(section) }));
  return (
    <div css={styles}>
      {shown.map(({ section, entry }, index) => {
        const before = shown[index - 1]?.entry;
        const sameGround = before?.ground === 'page' && entry.ground === 'page';
        const divided = sameGround && before.divider;
        const Component = entry.component;
        return (
          <div key={section.id} className={sameGround && !divided ? 'flush' : undefined}>
            {divided && <Divider />}
            <Component section={section} facts={facts} ui={ui} />
          </div>
        );
      })}
    </div>
  );
};
