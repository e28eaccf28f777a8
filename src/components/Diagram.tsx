import { css } from '@emotion/react';
import type { DiagramName } from '../content/model/graphics';
import type { DiagramView } from '../content/views';
import { SPRITE_FILES } from '../theme/assets';
import { below } from '../theme/breakpoints';
import { Caption } from './Picture';

/** In the drawing's own units. */
interface Plan {
  readonly width: number;
  readonly height: number;
  /** Where each label starts, and the path of the line that leads to it. */
  readonly labels?: readonly { readonly x: number; readonly y: number; readonly line: string }[];
}

const PLANS: Readonly<Record<DiagramName, Plan>> = {
  price: { width: 600, height: 318 },
  signs: { width: 612, height: 132 },
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
    font: var(--w-medium) max(17px, 33px - 2.1vw) var(--font-text);
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
        <use href={`${SPRITE_FILES.drawings}#${drawing}`} width={width} height={height} />
        {labelsAt.map(
          (at, index) =>
            labels[index] && (
              <g key={at.line}>
                <path d={at.line} strokeWidth="1.5" />
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
