import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { MapView, UiTexts } from '../content/views';
import { Icon } from '../components/Icon';
import { isDrawnCity, placesOf, undrawnTowns } from './mapPlaces';
import { below, smallPhone } from '../theme/breakpoints';

const ROADS =
  'M-10 590C120 560 190 420 330 400s120-50 200-44 160 30 250-30 160-40 240-60M545-10c10 120-30 170-24 260s-20 130 6 200 0 180 20 260';
const RIVER = 'M640-20c-20 70 10 120-20 190s-70 90-66 170 60 90 66 160-40 90-20 140 40 60 50 90';

const styles = css`
  .map-frame {
    position: relative;
    overflow: hidden;
    border-radius: var(--r-sm);
    background: var(--sunk);
    box-shadow: 0 0 0 1px var(--rule);
    isolation: isolate;
  }
  .view {
    position: relative;
    aspect-ratio: 1.375;
    width: 100%;
    min-height: 21rem;
    max-height: 48rem;
  }
  .view > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  .ground {
    background: var(--ring);
    opacity: 0.3;
    mask: var(--map-rings) center / cover no-repeat;
  }
  .river,
  .road,
  .lane {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .river {
    stroke: var(--map-river);
    stroke-width: 26px;
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
  text {
    font: var(--w-medium) 20px var(--font-text);
    fill: var(--ink);
    stroke: var(--sunk);
    stroke-width: 6px;
    stroke-linejoin: round;
    paint-order: stroke;
    text-anchor: middle;
  }
  .water {
    font: italic 400 16px var(--font-text);
    fill: var(--ink-2);
    text-anchor: start;
  }
  .city {
    font: var(--w-medium) 40px var(--font-display);
    stroke-width: 8px;
  }
  @media ${below.md} {
    text {
      font-size: 26px;
    }
    .water {
      font-size: 20px;
    }
    .city {
      font-size: 44px;
    }
    .far {
      display: none;
    }
  }
  @media ${smallPhone} {
    .outer,
    .water {
      display: none;
    }
  }
  .dot {
    fill: var(--amber);
    stroke: var(--amber-ink);
    stroke-width: 2.5px;
  }
  .load {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1.5rem;
    align-items: center;
    justify-content: space-between;
    padding: 1rem 1rem 1rem 1.25rem;
    background: var(--surface);
    border-top: 1px solid var(--rule);
  }
  .load p {
    flex: 1 1 16rem;
    max-width: 24em;
    margin: 0;
    color: var(--ink-2);
    font-size: var(--fs-xs);
    line-height: 1.35;
  }
  .load .button {
    min-height: 2.875rem;
    padding: 0.5rem 1.1rem;
  }
  /* At least as high as the button, so that nothing moves when the button goes. */
  .load a:not(.button) {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
  }
  @media (scripting: none) {
    .load button {
      display: none;
    }
  }
`;

export const mapTexts = [
  'loading',
  'mapNote',
  'mapLoad',
  'mapOpen',
  'mapCaption',
  'mapTitle',
  'mapRiver',
  'opensElsewhere',
] as const;

interface ServiceAreaMapProps {
  readonly map: MapView;
  readonly ui: Pick<UiTexts, (typeof mapTexts)[number]>;
}

/**
 * The service area as a drawing. Nothing is loaded from the maps service until the visitor asks for
 * it; then its frame replaces the drawing. The link to the service always works.
 */
export default function ServiceAreaMap({ map, ui }: ServiceAreaMapProps) {
  const [asked, setAsked] = useState(false);
  const [arrived, setArrived] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const drawn = isDrawnCity(map.city);
  const others = undrawnTowns(map.city, map.towns);
  const load = () => {
    setAsked(true);
    requestAnimationFrame(() => frame.current?.focus({ preventScroll: true }));
  };

  return (
    <div css={styles}>
      <div className="map-frame">
        <div className="view" translate="no">
          {asked && map.embedUrl ? (
            <iframe
              ref={frame}
              title={ui.mapTitle}
              src={map.embedUrl}
              referrerPolicy="strict-origin-when-cross-origin"
              allowFullScreen
              onLoad={() => setArrived(true)}
            />
          ) : (
            <>
              <div className="ground" />
              <svg
                viewBox="60 30 880 640"
                preserveAspectRatio="xMidYMid slice"
                role="img"
                aria-label={ui.mapTitle}
              >
                {drawn && (
                  <>
                    <path className="river" d={RIVER} />
                    <path className="road" d={ROADS} />
                    <path className="lane" d={ROADS} />
                    {placesOf(map.towns).map(({ name, x, y, edge }) => (
                      <text key={name} className={edge} x={x} y={y}>
                        {name}
                      </text>
                    ))}
                    <text className="water" x="632" y="268">
                      {ui.mapRiver}
                    </text>
                  </>
                )}
                <circle className="dot" cx="455" cy="352" r="13" />
                <text className="city" x="433" y="330">
                  {map.city}
                </text>
              </svg>
            </>
          )}
        </div>
        <div className="load">
          {map.embedUrl && <p role="status">{asked && !arrived ? ui.loading : ui.mapNote}</p>}
          <a href={map.linkUrl} rel="noopener noreferrer">
            {ui.mapOpen} <span className="visually-hidden">{ui.opensElsewhere}</span>
          </a>
          {map.embedUrl && !asked && (
            <button
              className="button button-solid"
              type="button"
              data-needs-script=""
              onClick={load}
            >
              <Icon name="map-pin" /> {ui.mapLoad}
            </button>
          )}
        </div>
      </div>
      {others.length > 0 && <p className="caption">{others.join(', ')}</p>}
      {ui.mapCaption && <p className="caption">{ui.mapCaption}</p>}
    </div>
  );
}
