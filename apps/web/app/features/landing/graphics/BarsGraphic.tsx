import type { YearsOfRow } from '@tenfold/contract/landing';
import { barLabel, barsTitle, barsUnit } from './graphic-words.ts';

const width = 620;
const base = 232;
const top = 48;

/** A bar a year from zero, the last one in the accent of a chart. */
export function BarsGraphic({ company, row }: { company: string; row: YearsOfRow }) {
  const { points } = row;
  const most = Math.max(0, ...points.map(({ value }) => value)) || 1;
  const slot = (width - 20) / points.length;
  const [first] = points;
  const last = points.at(-1);
  return (
    <>
      <figcaption>{barsTitle(row)}</figcaption>
      <p className="caption graphic-keys">{barsUnit(row)}</p>
      <svg
        className="graphic"
        viewBox="0 0 620 260"
        role="img"
        aria-label={
          first && last
            ? `${company}, ${barsUnit(row).toLowerCase()}: ${barLabel(row, first.value)} in fiscal ${first.year}, ${barLabel(row, last.value)} in ${last.year}`
            : company
        }
      >
        {points.map(({ year, value }, at) => {
          const height = (Math.max(0, value) / most) * (base - top);
          const middle = 10 + slot * (at + 0.5);
          return (
            <g key={year}>
              <rect
                x={middle - slot * 0.32}
                y={base - height}
                width={slot * 0.64}
                height={height}
                rx="2"
                style={{ fill: at === points.length - 1 ? 'var(--series-3)' : 'var(--series-2)' }}
              />
              <text x={middle} y={base - height - 8} textAnchor="middle" className="end">
                {barLabel(row, value)}
              </text>
              <text x={middle} y="252" textAnchor="middle">
                {year}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
