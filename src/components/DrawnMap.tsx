import { css } from '@emotion/react';
import type { MapView } from '../content/views';
import { Icon } from './Icon';
import { useSite } from './siteContext';
import { SPRITE_FILES } from '../theme/assets';

const styles = css`
  position: relative;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--sunk);
  box-shadow: 0 0 0 1px var(--rule);
  isolation: isolate;
  .view {
    aspect-ratio: 880 / 640;
    width: 100%;
    max-height: 30rem;
  }
  .view svg {
    position: absolute;
    width: 100%;
    height: 100%;
    /* In the drawing's units: larger where it is narrow, so that names stay about as large as text. */
    font: var(--w-medium) max(24px, 40px - 1.4vw) / 1 var(--font-text);
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

/**
 * The service area as a drawing. Nothing is loaded from the maps service until the visitor asks for it;
 * then its frame covers the drawing (`src/browser/boot.ts`). The words beside it name the towns.
 */
export const DrawnMap = ({ map }: { readonly map: MapView }) => {
  const { ui } = useSite();
  return (
    <div className="map-frame framed" css={styles}>
      <div className="view" translate="no">
        <svg role="img" aria-label={ui.mapTitle}>
          <use href={`${SPRITE_FILES.map}#map`} />
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
