import { dashOf, hatchPath, type Pattern } from './hatch.ts';
import '../chart.css';

export interface Look {
  readonly colour: number;
  readonly pattern: Pattern;
}

const bar = { x: 1, y: 0, width: 10, height: 10 };

/** A line that rests on simulated prices, in the colour of any. */
export function SimulatedSwatch() {
  return (
    <svg className="chart-swatch series-1" viewBox="0 0 16 10" aria-hidden="true">
      <path className="chart-line is-simulated-line" d="M0 5h16" />
    </svg>
  );
}

export function Swatch({ colour, pattern, line }: Look & { line: boolean }) {
  return (
    <svg className={`chart-swatch series-${colour}`} viewBox="0 0 16 10" aria-hidden="true">
      {line ? (
        <path className="chart-line" d="M0 5h16" strokeDasharray={dashOf(pattern)} />
      ) : (
        <>
          <rect className="chart-bar" {...bar} rx={1.5} />
          <path className="chart-hatch" d={hatchPath(pattern, bar)} />
        </>
      )}
    </svg>
  );
}
