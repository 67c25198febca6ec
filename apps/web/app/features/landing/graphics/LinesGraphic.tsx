import type { YearsOfRow } from '@tenfold/contract/landing';
import { labelOf, linesTitle, timesOf, timesWords } from './graphic-words.ts';

const left = 36;
const right = 568;
const top = 26;
const bottom = 217;

const tones = ['var(--series-2)', 'var(--series-3)', 'var(--series-4)'];

/** Rows as multiples of their first year. */
export function LinesGraphic({ company, lines }: { company: string; lines: readonly YearsOfRow[] }) {
  const years = lines[0]?.points.map(({ year }) => year) ?? [];
  const all = lines.flatMap(({ points }) => points.map((_, at) => timesOf(points, at)));
  const least = Math.min(1, ...all);
  const most = Math.max(...all);
  const y = (times: number) => bottom - ((times - least) / (most - least || 1)) * (bottom - top);
  const x = (at: number, count: number) => left + (at / Math.max(count - 1, 1)) * (right - left);
  const ends = spread(lines.map(({ points }) => y(timesOf(points)) + 5));
  return (
    <>
      <figcaption>{linesTitle(lines)}</figcaption>
      <p className="caption graphic-keys">
        <span>
          Fiscal {years[0]} = {timesWords(1)}
        </span>
        {lines.map((line, at) => (
          <span key={line.rowKey}>
            <i style={{ background: tones[at] }} />
            {labelOf(line)}
          </span>
        ))}
      </p>
      <svg
        className="graphic"
        viewBox="0 0 620 260"
        role="img"
        aria-label={`${company} from fiscal ${years[0]} to ${years.at(-1)}: ${lines
          .map((line) => `${labelOf(line).toLowerCase()} ${timesWords(timesOf(line.points))}`)
          .join(', ')}`}
      >
        {Array.from({ length: Math.floor(most) }, (_, at) => at + 1).map((times) => (
          <g key={times}>
            <path className="grid-line" d={`M${left} ${y(times)}H${right}`} />
            <text x="4" y={y(times) + 4}>
              {times}×
            </text>
          </g>
        ))}
        {lines.map(({ rowKey, points }, at) => (
          <g key={rowKey}>
            <path
              d={points
                .map((_, n) => `${n === 0 ? 'M' : 'L'}${x(n, points.length)} ${y(timesOf(points, n))}`)
                .join('')}
              style={{ fill: 'none', stroke: tones[at], strokeWidth: 2.5, strokeLinejoin: 'round' }}
            />
            <text x={right + 8} y={ends[at]} className="end">
              {timesWords(timesOf(points))}
            </text>
          </g>
        ))}
        <text x={left} y="254">
          {years[0]}
        </text>
        <text x={right} y="254" textAnchor="middle">
          {years.at(-1)}
        </text>
      </svg>
    </>
  );
}

const lineHeight = 18;

/** Labels at the ends of lines that are near each other stay readable. */
function spread(places: readonly number[]): number[] {
  const order = places.map((place, at) => ({ place, at })).toSorted((one, other) => one.place - other.place);
  let last = Number.NEGATIVE_INFINITY;
  const moved = [...places];
  for (const { place, at } of order) {
    last = Math.max(place, last + lineHeight);
    moved[at] = last;
  }
  return moved;
}
