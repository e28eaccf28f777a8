import { css } from '@emotion/react';
import type { MapView, TownView } from '../content/views';
import { Icon } from './Icon';
import { useSite } from './siteContext';
import { SmartLink } from './SmartLink';
import { MAP_ASPECT } from '../theme/assets';

const ROADS =
  'M-10 590C120 560 190 420 330 400s120-50 200-44 160 30 250-30 160-40 240-60M545-10c10 120-30 170-24 260s-20 130 6 200 0 180 20 260';
const RIVER = 'M640-20c-20 70 10 120-20 190s-70 90-66 170 60 90 66 160-40 90-20 140 40 60 50 90';

const styles = css`
  position: relative;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--sunk);
  box-shadow: 0 0 0 1px var(--rule);
  isolation: isolate;
  .view {
    container-type: inline-size;
    aspect-ratio: ${MAP_ASPECT};
    width: 100%;
    /* Narrow maps are stretched, so that no names touch. */
    min-height: 23rem;
    max-height: 30rem;
  }
  .view :is(svg, .ground) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .ground {
    background: var(--brand);
    opacity: 0.3;
    mask: var(--map-rings) center / 100% 100% no-repeat;
  }
  .river,
  .road,
  .lane {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .river {
    stroke: var(--map-river);
    stroke-width: clamp(12px, 3cqi, 34px);
  }
  .road {
    stroke: var(--surface);
    stroke-width: 6px;
  }
  .lane {
    stroke: var(--rule-strong);
    stroke-width: 1.6px;
    stroke-opacity: 0.9;
    stroke-dasharray: 8 5;
  }
  /* Below 280 pixels (a phone at 400% zoom), names shrink with the map to avoid being cut off. */
  text {
    font: var(--w-medium) clamp(min(14px, 5cqi), 2.2cqi, 26px) / 1 var(--font-text);
    letter-spacing: -0.01em;
    fill: var(--ink);
    stroke: var(--sunk);
    stroke-width: 6px;
    stroke-linejoin: round;
    paint-order: stroke;
    text-anchor: middle;
    dominant-baseline: central;
  }
  a text {
    fill: var(--link);
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.2em;
  }
  .water {
    font: italic 400 clamp(min(13px, 4.6cqi), 1.8cqi, 20px) / 1 var(--font-text);
    fill: var(--ink-2);
    text-anchor: start;
  }
  .city {
    font: var(--w-medium) clamp(min(24px, 8.5cqi), 4.5cqi, 52px) / 1 var(--font-display);
    stroke-width: 8px;
  }
  /* However small the map, the name ends before the road to the right of the city. */
  .view:has(.road) .city {
    text-anchor: end;
  }
  .dot {
    r: clamp(8px, 1.5cqi, 17px);
    fill: var(--amber);
    stroke: var(--amber-ink);
    stroke-width: 2.5px;
  }
  .load {
    gap: 0.75rem 1.5rem;
    justify-content: space-between;
    padding: 1rem 1rem 1rem 1.25rem;
    background: var(--surface);
    border-top: 1px solid var(--rule);
  }
  .load p {
    flex: 1 1 16rem;
    max-width: 24em;
    color: var(--ink-2);
    font-size: var(--fs-xs);
    line-height: 1.35;
  }
  .load .button {
    min-height: 2.875rem;
    padding: 0.5rem 1.1rem;
  }
  /* The hidden button keeps its space, so that nothing moves. */
  .view:has(iframe) + .load button {
    visibility: hidden;
  }
  @media print {
    width: 124mm;
    /* At this size, the contact page fits one sheet. */
    zoom: 0.7;
    /* An outline would be left behind on the previous sheet. */
    border: 1px solid var(--rule);
    box-shadow: none;
    break-inside: avoid;
    break-after: avoid;
  }
`;

/** A town on the drawing. The list of towns has the same links, for keyboards and screen readers. */
const TownName = ({ name, at, href, isCity }: TownView) =>
  at && (
    <SmartLink href={href} tabIndex={-1}>
      <text className={isCity && 'city'} x={`${at.across}%`} y={`${at.down}%`}>
        {name}
      </text>
    </SmartLink>
  );

/**
 * The service area as a drawing. Nothing is loaded from the maps service until the visitor asks for it;
 * then its frame covers the drawing (`src/browser/boot.ts`).
 */
export const DrawnMap = ({ map }: { readonly map: MapView }) => {
  const { ui, siteLanguage } = useSite();
  // Only where the text beside the map lists just a town's neighbors; elsewhere names would be read out twice.
  const names = map.neighbors && map.towns.map(({ name }) => name).join(', ');
  return (
    <div className="map-frame framed" css={styles} lang={siteLanguage}>
      <div className="view" translate="no">
        <div role="img" aria-label={[ui.mapTitle, names].filter(Boolean).join(': ')}>
          <div className="ground" />
          {map.isDrawn && (
            <svg viewBox="60 30 880 640" preserveAspectRatio="none" aria-hidden="true">
              <path className="river" d={RIVER} />
              <path className="road" d={ROADS} />
              <path className="lane" d={ROADS} />
            </svg>
          )}
        </div>
        {/* Without a view box: letters keep their size when the map is stretched. */}
        <svg aria-hidden="true">
          {map.isDrawn && (
            <>
              {map.here && (
                <circle className="dot" cx={`${map.here.across}%`} cy={`${map.here.down + 5}%`} />
              )}
              <text className="water" x="65%" y="37%">
                {ui.mapRiver}
              </text>
            </>
          )}
          {map.towns.map(
            (town) => (map.isDrawn || town.isCity) && <TownName key={town.name} {...town} />,
          )}
          <circle className="dot" cx="45%" cy="50.3%" r="12" />
        </svg>
      </div>
      {map.embedUrl && (
        <div className="load row no-print">
          <template>
            <iframe
              className="no-print"
              title={ui.mapTitle}
              src={map.embedUrl}
              referrerPolicy="strict-origin-when-cross-origin"
              allowFullScreen
            />
          </template>
          <p>{ui.mapNote}</p>
          <button className="button button-solid script-only" type="button" data-load-frame="">
            <Icon name="map-pin" /> {ui.mapLoad}
          </button>
        </div>
      )}
    </div>
  );
};
