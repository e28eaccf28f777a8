import { css } from '@emotion/react';
import type { DiagramName } from '../content/model/pictures';
import type { Embedded } from '../content/views';
import { SPRITE_FILES } from '../theme/assets';

type DiagramProps = Omit<Extract<Embedded, { type: 'diagram' }>, 'type'>;

interface Plan {
  /** x, y, width and height of the drawing's grid. */
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  /** Middles of the numbered circles, in their order. */
  readonly numbers: readonly { readonly x: number; readonly y: number }[];
  /** Where the words start, in the order of the labels, and the line that leads to them. */
  readonly labels: readonly { readonly x: number; readonly y: number; readonly line: string }[];
}

const PLANS: Readonly<Record<DiagramName, Plan>> = {
  'three-cuts': {
    viewBox: '60 0 540 322',
    width: 540,
    height: 322,
    numbers: [
      { x: 432, y: 140 },
      { x: 455, y: 25 },
      { x: 292, y: 192 },
    ],
    labels: [
      { x: 272, y: 284, line: 'M226 150c-2 50 10 90 38 120' },
      { x: 278, y: 32, line: 'M211 108c8-44 28-74 61-80' },
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
  }
  text {
    font: var(--w-medium) 17px var(--font-text);
    fill: var(--ink);
    stroke: none;
  }
  text.n {
    font: var(--w-medium) 22px var(--font-display);
  }
  @media (max-width: 47.99em) {
    text {
      font-size: 25px;
    }
    text.n {
      font-size: 24px;
    }
  }
`;

/** Half of the height of a digit, so that it stands in the middle of its circle. */
const DIGIT_DROP = 7.5;

/** A drawing that explains, with its numbers and with labels as real text in the drawing. */
export const Diagram = ({ drawing, description, labels, caption }: DiagramProps) => {
  const plan = PLANS[drawing];
  const spoken = [description, ...labels].join(' ');
  return (
    <figure css={styles}>
      <svg
        viewBox={plan.viewBox}
        width={plan.width}
        height={plan.height}
        role="img"
        aria-label={spoken}
        fill="none"
        stroke="var(--il)"
        strokeWidth="2.4"
        strokeLinecap="round"
      >
        <use
          href={`${SPRITE_FILES.drawings}#${drawing}`}
          x={plan.viewBox.split(' ')[0]}
          y={plan.viewBox.split(' ')[1]}
          width={plan.width}
          height={plan.height}
        />
        {plan.numbers.map(({ x, y }, index) => (
          <g key={x}>
            <circle cx={x} cy={y} r="15" fill="var(--il-p)" />
            <text className="n" x={x} y={y + DIGIT_DROP} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        {plan.labels.map(
          ({ x, y, line }, index) =>
            labels[index] && (
              <g key={line}>
                <path d={line} strokeWidth="1.5" />
                <text x={x} y={y}>
                  {labels[index]}
                </text>
              </g>
            ),
        )}
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
};
