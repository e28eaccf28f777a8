import { css } from '@emotion/react';
import { DrawnMap } from '../../components/DrawnMap';
import { Sentence } from '../../components/Sentence';
import { SmartLink } from '../../components/SmartLink';
import { useSite } from '../../components/siteContext';
import type { MapView } from '../../content/views';

interface ServiceAreaProps {
  readonly map: MapView;
}

const townsStyles = css`
  margin-block: 1rem 1.25rem;
  line-height: 1.45;
`;

/** The towns as text. */
export const ServiceAreaTowns = ({ map: { towns } }: ServiceAreaProps) => (
  <p css={townsStyles} translate="no">
    {towns.join(', ')}
  </p>
);

const captionStyles = css`
  justify-content: space-between;
`;

/** The drawn map of the service area and a link to the maps service. */
export const ServiceAreaMap = ({ map }: ServiceAreaProps) => {
  const { ui } = useSite();
  return (
    <>
      <DrawnMap map={map} />
      <p className="caption row" css={captionStyles}>
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
