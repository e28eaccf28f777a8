import { Fragment, type ComponentType } from 'react';
import { Divider } from '../components/drawings';
import type { LookName, SectionView } from '../content/views';
import * as components from './components';
import type { SectionProps } from './parts/Section';

/** Named so that compiler errors say what a new look still needs. */
type ComponentOfEachLook = { readonly [L in LookName]: ComponentType<SectionProps<L>> };

const componentOf: ComponentOfEachLook = components;

const OneSection = <L extends LookName>({ section }: { readonly section: SectionView<L> }) => {
  const Component: ComponentType<SectionProps<L>> = componentOf[section.look];
  return <Component section={section} />;
};

interface SectionsProps {
  readonly sections: readonly SectionView[];
  /** Whether a text on the page's background precedes the first section. */
  readonly afterText?: boolean;
}

/**
 * What separates a section from the one above it, besides its own space. When both are on the page's background,
 * the lower one follows a divider or has no space above.
 */
const joinOf = (
  section: SectionView,
  above: SectionView | 'text' | undefined,
): 'divider' | 'flush' | undefined => {
  if (!above || section.ground) return undefined;
  if (above === 'text') return 'flush';
  if (above.ground) return undefined;
  return above.divides ? 'divider' : 'flush';
};

/** The sections of a page in order. */
export const Sections = ({ sections, afterText = false }: SectionsProps) => (
  <>
    {sections.map((section, index) => {
      const join = joinOf(section, sections[index - 1] ?? (afterText ? 'text' : undefined));
      return (
        <Fragment key={section.id}>
          {join === 'divider' && <Divider />}
          <OneSection section={{ ...section, isFlush: join === 'flush' }} />
        </Fragment>
      );
    })}
  </>
);
