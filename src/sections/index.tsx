import { Fragment, type ComponentType } from 'react';
import { Divider } from '../components/drawings';
import { lookOf } from '../content/looks';
import type { LookName, SectionView } from '../content/views';
import * as components from './components';
import type { SectionProps } from './parts/Section';

/** Has a name so that the compiler says what a new look still needs. */
type ComponentOfEachLook = { readonly [L in LookName]: ComponentType<SectionProps<L>> };

const componentOf: ComponentOfEachLook = components;

const OneSection = <L extends LookName>({ section }: { readonly section: SectionView<L> }) => {
  const Component: ComponentType<SectionProps<L>> = componentOf[section.look];
  return <Component section={section} />;
};

interface SectionsProps {
  readonly sections: readonly SectionView[];
  /** A text on the page's background stands above the first. */
  readonly afterText?: boolean;
}

/** What a text above the first section looks like to it. */
const TEXT = { ground: 'page', divider: undefined } as const;

/**
 * The sections of a page in order. Of two adjacent sections on the page's background, the second
 * follows a divider or has no space above, unless the first comes and goes by its times.
 */
export const Sections = ({ sections, afterText = false }: SectionsProps) => (
  <>
    {sections.map((section, index) => {
      const above = sections[index - 1];
      const first = afterText ? TEXT : undefined;
      const looksAbove = above && !above.times ? lookOf(above.look) : undefined;
      const before = index === 0 ? first : looksAbove;
      const sameGround =
        before !== undefined && before.ground === 'page' && lookOf(section.look).ground === 'page';
      const divided = sameGround && before.divider;
      const { times } = section;
      return (
        <Fragment key={section.id}>
          <div
            className={sameGround && !divided ? 'flush' : undefined}
            hidden={times && !times.due}
            data-timed={times && ''}
            data-from={times?.startsAt}
            data-until={times?.endsAt}
          >
            {divided && <Divider />}
            <OneSection section={section} />
          </div>
          {/* Decides before the first paint whether it is due (`src/browser/timed.ts`). */}
          {times && <script dangerouslySetInnerHTML={{ __html: 'showTimed()' }} />}
        </Fragment>
      );
    })}
  </>
);
