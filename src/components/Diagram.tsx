import { css } from '@emotion/react';
import type { DiagramName } from '../content/model/graphics';
import type { DiagramView } from '../content/views';
import { diagramFile } from '../theme/assets';
import { below } from '../theme/breakpoints';
import { Caption } from './Picture';

/** In the drawing's own units. */
interface Plan {
  readonly width: number;
  readonly height: number;
  /** Where each label starts, and the path of the line that leads to it, unless it stands beside its object. */
  readonly labels?: readonly { readonly x: number; readonly y: number; readonly line?: string }[];
}

const PLANS: Readonly<Record<DiagramName, Plan>> = {
  estimate: {
    width: 420,
    height: 400,
    labels: [
      { x: 46, y: 164 },
      { x: 46, y: 210 },
      { x: 46, y: 256 },
      { x: 46, y: 302 },
    ],
  },
  'old-oak': {
    width: 600,
    height: 400,
    labels: [
      { x: 20, y: 296, line: 'M110 272C124 262 144 250 160 234' },
      { x: 348, y: 304, line: 'M342 296C334 292 330 286 326 282' },
      { x: 366, y: 242, line: 'M480 220V192' },
    ],
  },
  'planting-hole': {
    width: 560,
    height: 340,
    labels: [
      { x: 150, y: 286 },
      { x: 272, y: 328, line: 'M474 230c10 30 6 54-14 74' },
      { x: 10, y: 98, line: 'M110 108C150 128 220 122 256 142' },
      { x: 352, y: 96, line: 'M400 104C400 116 396 124 388 133' },
    ],
  },
  price: { width: 600, height: 318 },
  rigging: {
    width: 590,
    height: 462,
    labels: [
      { x: 10, y: 300 },
      { x: 288, y: 398, line: 'M284 390L262 374' },
      { x: 400, y: 152, line: 'M394 146H358' },
      { x: 8, y: 96 },
      { x: 318, y: 456 },
    ],
  },
  signs: { width: 612, height: 132 },
  'stump-depth': {
    width: 560,
    height: 300,
    labels: [
      { x: 14, y: 108 },
      { x: 428, y: 150 },
      { x: 14, y: 286, line: 'M112 262L124 236' },
    ],
  },
  'three-cuts': {
    width: 540,
    height: 322,
    labels: [
      { x: 212, y: 284, line: 'M166 150c-2 50 10 90 38 120' },
      { x: 218, y: 32, line: 'M151 108c8-44 28-74 61-80' },
    ],
  },
};

const styles = css`
  container-type: inline-size;
  position: relative;
  padding: clamp(0.75rem, 2vw, 1.5rem);
  background: var(--surface);
  border-radius: var(--r-sm);
  box-shadow: inset 0 0 0 1px var(--rule);
  svg {
    width: 100%;
    height: auto;
    /* Of the numbers in the drawing. */
    font: var(--w-medium) 22px var(--font-display);
  }
  /* In the drawing's units: larger where the drawing is narrow, so that labels stay about as large as text. */
  text {
    font: var(--w-medium) max(17px, 33px - 2.5cqi) var(--font-text);
    fill: var(--ink);
    stroke: none;
  }
  @media ${below.md} {
    svg {
      font-size: 24px;
    }
  }
`;

/** An explanatory drawing, with labels as real text. */
export const Diagram = ({ diagram }: { readonly diagram: DiagramView }) => {
  const { drawing, description, labels, caption } = diagram;
  const { width, height, labels: labelsAt = [] } = PLANS[drawing];
  const spoken = [description, ...labels].join(' ');
  return (
    <figure className="diagram" css={styles}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={spoken}
        fill="none"
        stroke="var(--il)"
        strokeWidth="2.4"
        strokeLinecap="round"
      >
        <use href={`${diagramFile(drawing)}#${drawing}`} width={width} height={height} />
        {labelsAt.map(
          (at, index) =>
            labels[index] && (
              <g key={`${at.x} ${at.y}`}>
                {at.line && <path d={at.line} strokeWidth="1.5" />}
                <text x={at.x} y={at.y}>
                  {labels[index]}
                </text>
              </g>
            ),
        )}
      </svg>
      <Caption text={caption} />
    </figure>
  );
};
