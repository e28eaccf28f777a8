import { css } from '@emotion/react';
import { Initials } from '../components/Avatar';
import { Evidence } from '../components/PersonNote';
import { Picture } from '../components/Picture';
import { useSite } from '../components/siteContext';
import { Paragraph } from '../components/Sentence';
import { atLeast, below } from '../theme/breakpoints';
import { ItemHeading, SplitIntro, WrappedSection, type SectionProps } from './parts/Section';

const styles = css`
  .crew {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: var(--column-gap);
  }
  .crew > li {
    max-width: 24rem;
  }
  .portrait {
    aspect-ratio: 4 / 5;
    margin-bottom: 1rem;
  }
  @media ${below.sm} {
    .crew > li {
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      gap: 0 1rem;
    }
    .portrait {
      flex: none;
      width: 7rem;
    }
    .portrait + div {
      flex: 1 1 9rem;
      min-width: 0;
    }
  }
  .words {
    margin-top: 0.75rem;
  }
`;

/** The crew: for each person a portrait, name, what they do, what proves it, and a few words. */
export const People = ({ section }: SectionProps<'people'>) => (
  <WrappedSection section={section} css={styles}>
    <SplitIntro section={section} />
    <ul className="crew" lang={useSite().siteLanguage}>
      {section.people.map((person) => (
        <li key={person.name}>
          <div className="portrait frame">
            {person.portrait ? (
              <Picture picture={person.portrait} sizes={`${atLeast.sm} 18rem, 7rem`} />
            ) : (
              <Initials person={person} quiet />
            )}
          </div>
          <div>
            <ItemHeading under={section.heading}>
              <span translate="no">{person.name}</span>
            </ItemHeading>
            {person.role && <p>{person.role}</p>}
            {person.evidence && <Evidence {...person.evidence} />}
            <Paragraph className="words" text={person.words} />
          </div>
        </li>
      ))}
    </ul>
  </WrappedSection>
);
