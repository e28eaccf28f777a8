import { css } from '@emotion/react';
import { DrawnMap } from '../../components/DrawnMap';
import { joined, Sentence } from '../../components/Sentence';
import { SmartLink } from '../../components/SmartLink';
import { useSite } from '../../components/siteContext';
import type { MapView, TownView } from '../../content/views';

const styles = css`
  margin-block: 0 1.25rem;
  line-height: 1.45;
  /* Without script, the villages and ZIP codes of each town answer the question. */
  .parts {
    display: none;
  }
  @media (scripting: none) {
    .parts {
      display: inline;
    }
    .town {
      display: block;
      margin-top: 0.4rem;
      > :first-child {
        font-weight: var(--w-strong);
      }
    }
    .comma {
      display: none;
    }
  }
`;

const Town = ({ town: { name, zips, villages, href } }: { readonly town: TownView }) => (
  <span className="town">
    <span>
      <SmartLink href={href}>{name}</SmartLink>
    </span>
    {zips.length + villages.length > 0 && (
      <span className="parts"> ({[...villages, ...zips].join(', ')})</span>
    )}
  </span>
);

interface ServiceAreaProps {
  readonly map: MapView;
}

/** The towns as text: the neighbors of the page's town, or all towns. */
export const ServiceAreaTowns = ({ map: { towns, neighbors } }: ServiceAreaProps) => {
  const { ui, siteLanguage } = useSite();
  const names = (neighbors ?? towns).map((town) => <Town key={town.name} town={town} />);
  return (
    <p css={styles} lang={siteLanguage}>
      {neighbors && <b>{ui.neighbors}</b>}{' '}
      <span translate="no">{joined(names, <span className="comma">, </span>)}</span>
    </p>
  );
};

const captionStyles = css`
  justify-content: space-between;
`;

/** The drawn map of the service area and a link to the maps service. */
export const ServiceAreaMap = ({ map }: ServiceAreaProps) => {
  const { ui, siteLanguage } = useSite();
  return (
    <>
      <DrawnMap map={map} />
      <p className="caption row" css={captionStyles} lang={siteLanguage}>
        {ui.mapCaption && (
          <span>
            <Sentence text={ui.mapCaption} />
          </span>
        )}
        <SmartLink className="touch-target no-print" href={map.linkUrl}>
          {ui.mapOpen}
        </SmartLink>
      </p>
    </>
  );
};
