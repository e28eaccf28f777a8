import type { ComponentType } from 'react';
import { Divider } from '../components/drawings';
import type { SectionLayout, SectionView } from '../content/views';
import type { SectionProps } from './parts/Section';
import { sectionTable } from './table';

interface SectionsProps {
  readonly sections: readonly SectionView[];
}

type AnyEntry = Omit<(typeof sectionTable)[SectionView['layout']], 'component'> & {
  readonly component: ComponentType<SectionProps<SectionLayout>>;
};

/**
 * Entry of a section in the table. The table pairs each look with the component for its view, which
 * the compiler cannot see in a look-up at run time.
 */
const entryOf = ({ layout }: SectionView): AnyEntry => sectionTable[layout] as AnyEntry;

/**
 * The sections of a page in order. Of two adjacent sections on the page's background, the second
 * follows a divider or has no space above.
 */
export const Sections = ({ sections }: SectionsProps) => {
  const shown = sections.map((section) => ({ section, entry: entryOf(section) }));
  return (
    <>
      {shown.map(({ section, entry }, index) => {
        const before = shown[index - 1]?.entry;
        const sameGround = before?.ground === 'page' && entry.ground === 'page';
        const divided = sameGround && before.divider;
        const Component = entry.component;
        return (
          <div key={section.id} className={sameGround && !divided ? 'flush' : undefined}>
            {divided && <Divider />}
            <Component section={section} />
          </div>
        );
      })}
    </>
  );
};
