import './Chart.css';
import { language, say, seatSign } from '@meadhall/table-ui';
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { spread } from './spread.ts';
import { REPLAY } from './words.ts';

export interface ChartProps {
  title: string;
  /** Points of every seat at every position. */
  points: readonly (readonly number[])[];
  /** They are shares of one, not points. */
  share?: boolean;
  names: readonly string[];
  /** The position that is shown. */
  at: number;
  onJump(n: number): void;
}

const WIDTH = 420;
const HEIGHT = 240;
const EDGE = { left: 50, right: 88, top: 14, bottom: 14 };
/** A line is told from another by its dashes, too. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '5 5', '1 4'] as const;

/** The points of all seats in the course of a match; a click leads to that moment. */
export function Chart({ title, points, share = false, names, at, onJump }: ChartProps) {
  const words = say(REPLAY);
  const last = points.length - 1;
  const values = points.flat();
  const x = scaleLinear([0, Math.max(1, last)], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(1, ...values)],
    [HEIGHT - EDGE.bottom, EDGE.top],
  ).nice(5);
  const number = new Intl.NumberFormat(
    language.value,
    share ? { style: 'percent', maximumFractionDigits: 0 } : {},
  );
  const path = line<number>((_, n) => x(n), y).curve(curveStepAfter);
  const ends = spread(
    names.map((_, seat) => y(points[last]?.[seat] ?? 0)),
    17,
  );
  const jump = ({
    currentTarget,
    clientX,
  }: {
    currentTarget: SVGElement;
    clientX: number;
  }): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const n = Math.round(x.invert(((clientX - left) / width) * WIDTH));
    onJump(Math.max(0, Math.min(last, n)));
  };
  return (
    <figure class="hall-chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={names
          .map((name, seat) => words.chartHelp(name, number.format(points[last]?.[seat] ?? 0)))
          .join(', ')}
        onPointerDown={jump}
      >
        {y.ticks(5).map((tick) => (
          <g key={tick} class="hall-chart__tick">
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text x={EDGE.left - 8} y={y(tick)} dy="0.32em">
              {number.format(tick)}
            </text>
          </g>
        ))}
        <line
          class="hall-chart__at"
          x1={x(at)}
          x2={x(at)}
          y1={EDGE.top}
          y2={HEIGHT - EDGE.bottom}
        />
        {names.map((name, seat) => {
          const { tone } = seatSign(seat);
          return (
            <g key={seat} class={`mh-tone mh-tone-${tone}`}>
              <path
                class="hall-chart__line"
                d={path(points.map((row) => row[seat] ?? 0)) ?? ''}
                stroke-dasharray={DASHES[seat % DASHES.length]}
              />
              <circle class="hall-chart__dot" cx={x(at)} cy={y(points[at]?.[seat] ?? 0)} r="4" />
              <text class="hall-chart__name" x={WIDTH - EDGE.right + 8} y={ends[seat]} dy="0.32em">
                {name.length > 11 ? `${name.slice(0, 10)}…` : name}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
