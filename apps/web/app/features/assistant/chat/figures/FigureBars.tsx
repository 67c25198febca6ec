import type { FigureTable } from '@tenfold/contract/assistant';
import { barsOf, chartHeight, chartWidth, labelY } from './bars-of.ts';

/** Bars from zero, never from a cut axis. */
export function FigureBars({ table: { title, rowsAre, rows } }: { table: FigureTable }) {
  const { zero, bars } = barsOf(rows.map(({ figure }) => Number(figure.value)));
  const alternative = rows.map(({ label, text }) => `${label} ${text}`).join(', ');
  const isLabelled = rows.length <= mostLabelled;
  return (
    <svg
      className="answer-bars"
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      role="img"
      aria-label={`${title}: ${alternative}`}
    >
      {rows.map(({ label, text }, at) => {
        const bar = bars[at];
        if (bar === undefined) return null;
        // A trend is about its newest year, an order about its first company.
        const isMain = at === (rowsAre === 'year' ? rows.length - 1 : 0);
        return (
          <g key={label}>
            <rect {...bar.rect} rx="2" className={isMain ? 'is-main' : undefined} />
            {isLabelled && (
              <text className="value" x={bar.middle} y={bar.rect.y - 5}>
                {text}
              </text>
            )}
            {(isLabelled || at % 2 === (rows.length - 1) % 2) && (
              <text x={bar.middle} y={labelY}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" x2={chartWidth} y1={zero} y2={zero} />
    </svg>
  );
}

const mostLabelled = 6;
