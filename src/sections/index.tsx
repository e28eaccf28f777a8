import type { ComponentType } from 'react';
import { Divider } from '../components/drawings';
import { lookOf } from '../content/looks';
import type { LookName, SectionView } from '../content/views';
import { components } from './components';
import type { SectionProps } from './parts/Section';

const OneSection = <L extends LookName>({ section }: { readonly section: SectionView<L> }) => {
  const Component: ComponentType<SectionProps<L>> = components[section.look];
  return <Component section={section} />;
};

interface SectionsProps {
  readonly sections: readonly SectionView[];
}

/**
 * The sections of a page in order. Of two adjacent sections on the page's background, the second
 * follows a divider or has no space above.
 */
export const Sections = ({ sections }: SectionsProps) => (
  <>
    {sections.map((section, index) => {
      const above = sections[index - 1];
      const before = above && lookOf(above.look);
      const sameGround = before?.ground === 'page' && lookOf(section.look).ground === 'page';
      const divided = sameGround && before.divider;
      return (
        <div key={section.id} className={sameGround && !divided ? 'flush' : undefined}>
          {divided && <Divider />}
          <OneSection section={section} />
        </div>
      );
    })}
  </>
);
