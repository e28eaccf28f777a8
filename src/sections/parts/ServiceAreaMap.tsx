import { css } from '@emotion/react';
import type { MapView, TownView } from '../../content/views';
import { joined } from '../../components/joined';
import { Paragraph } from '../../components/Sentence';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';
import { Island } from '../../islands/Island';
import DrawnMap from '../../islands/map.island';

const styles = css`
  margin-top: 0.9rem;
  line-height: 1.45;
  /* Where nothing can answer the question above the map, its villages and ZIP codes do. */
  .more {
    display: none;
  }
  @media (scripting: none) {
    .more {
      display: inline;
    }
  }
`;

const Town = ({ town: { name, zips, villages, href } }: { readonly town: TownView }) => (
  <>
    <SmartLink href={href}>{name}</SmartLink>
    {zips.length + villages.length > 0 && (
      <span className="more"> ({[...villages, ...zips].join(', ')})</span>
    )}
  </>
);

/** The towns in words: those beside the town of the page, or all. */
const Towns = ({ map: { towns, neighbors } }: { readonly map: MapView }) => {
  const { ui } = useSite();
  const names = (neighbors ?? towns).map((town) => <Town key={town.name} town={town} />);
  return (
    <p css={styles}>
      {neighbors && <b>{ui.neighbors}</b>} <span translate="no">{joined(names, <>, </>)}</span>
    </p>
  );
};

interface ServiceAreaMapProps {
  readonly map: MapView;
}

/**
 * The question whether the company works in a place, the drawn map of the service area, which becomes a
 * map of the maps service when asked, and the towns in words. Without a key for that service there is
 * nothing to ask for, and the drawing needs no script.
 */
export const ServiceAreaMap = ({ map }: ServiceAreaMapProps) => {
  const { ui, facts } = useSite();
  const { embedUrl, linkUrl, city, isDrawn, here } = map;
  const towns = map.towns.map(({ name, at, href }) => ({ name, at, href }));
  const drawing = { embedUrl, linkUrl, city, isDrawn, here, towns };
  return (
    <>
      <Island
        name="placeCheck"
        props={{
          towns: map.towns.map(({ name, zips, villages }) => ({ name, zips, villages })),
          facts: { phone: facts.phone, state: facts.state, stateCode: facts.stateCode },
        }}
      />
      {embedUrl ? (
        <Island name="map" props={{ map: drawing }} />
      ) : (
        <DrawnMap map={drawing} ui={ui} />
      )}
      <Towns map={map} />
      <Paragraph className="caption" text={ui.mapCaption} />
    </>
  );
};
