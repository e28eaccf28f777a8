import { css } from '@emotion/react';
import { SmartLink } from '../components/SmartLink';
import { atLeast } from '../theme/breakpoints';
import { Actions, MoreLink } from './parts/Actions';
import {
  ItemHeading,
  SectionIntro,
  SplitIntro,
  WrappedSection,
  type SectionProps,
} from './parts/Section';
import { ServiceTile } from './parts/ServiceTile';
import { editable } from '../components/editing';

type ServicesProps = SectionProps<'services'>;

/** Rows on phones, two columns from `md`, four from `lg`. */
const gridStyles = css`
  display: grid;
  container-type: inline-size;
  border-top: 1px solid var(--rule);
  @media ${atLeast.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border-left: 1px solid var(--rule);
  }
  @media ${atLeast.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/**
 * A ruled grid of tiles. The first emergency service leads as the dark tile with the phone number; the others keep
 * their order.
 */
const Tiles = ({ section }: ServicesProps) => {
  const urgent = section.services.find(({ emergency }) => emergency);
  const others = section.services.filter((service) => service !== urgent);
  return (
    <>
      <SplitIntro section={section} />
      <ul css={gridStyles}>
        {urgent && <ServiceTile service={urgent} under={section.heading} layout="urgent" />}
        {others.map((service) => (
          <ServiceTile key={service.href} service={service} under={section.heading} layout="cell" />
        ))}
      </ul>
      <MoreLink link={section.button} />
    </>
  );
};

const pairStyles = css`
  display: grid;
  container-type: inline-size;
  column-gap: var(--column-gap);
  @media ${atLeast.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** One or two services, with more room for each, and the way to all of them. */
const Pair = ({ section }: ServicesProps) => (
  <>
    <SplitIntro section={section} />
    <ul css={pairStyles}>
      {section.services.map((service) => (
        <ServiceTile key={service.href} service={service} under={section.heading} layout="large" />
      ))}
    </ul>
    <Actions of={section} variant="solid" />
  </>
);

const rowsStyles = css`
  container-type: inline-size;
  border-top: 1px solid var(--rule);
`;

/**
 * Every service as a ruled row: drawing, name, a sentence and an arrow. A heading without an introduction is
 * visually hidden, because it follows directly after the heading of the page.
 */
const Rows = ({ section }: ServicesProps) => (
  <>
    {section.intro ? <SplitIntro section={section} /> : <SectionIntro section={section} hidden />}
    <ul css={rowsStyles}>
      {section.services.map((service) => (
        <ServiceTile key={service.href} service={service} under={section.heading} layout="row" />
      ))}
    </ul>
    <MoreLink link={section.button} />
  </>
);

const textsStyles = css`
  display: grid;
  gap: clamp(1.5rem, 4vw, 3.5rem) var(--column-gap);
  @media ${atLeast.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const textStyles = css`
  padding-top: 0.9rem;
  border-top: 1px solid var(--rule);
`;

/** How we go about each kind of work, in two columns; the first begins with the heading. */
const Texts = ({ section }: ServicesProps) => (
  <div css={textsStyles}>
    <div>
      <SectionIntro section={section} />
    </div>
    {section.services.map(({ entryId, title, href, text }) => (
      <div key={href} css={textStyles} className="quiet-links" {...editable(entryId, 'title')}>
        <ItemHeading under={section.heading}>
          <SmartLink className="touch-target" href={href}>
            {title}
          </SmartLink>
        </ItemHeading>
        <p>{text}</p>
      </div>
    ))}
  </div>
);

const ARRANGEMENTS = { tiles: Tiles, pair: Pair, rows: Rows, texts: Texts } as const;

/** Services as tiles, as rows, or with a text on how we go about each. */
export const Services = ({ section }: ServicesProps) => {
  const Arrangement = ARRANGEMENTS[section.arrangement];
  return (
    <WrappedSection section={section}>
      <Arrangement section={section} />
    </WrappedSection>
  );
};
