import type { LiveRow } from '@tenfold/contract/landing';
import { columnKeysAfter, type ForecastCells } from '@tenfold/domain/custom-forecast';
import { forgetTrial, storeTrial } from '../../forecasts/index.ts';

/** A table’s cell takes no more: 10,000 %. */
const highest = 100;

/**
 * Keeps what was typed here as what a visitor typed on the company’s page, where it is there after they signed up. There
 * free cash flow is calculated, so each typed one is the share of revenue that gives it: capex stays as it is.
 */
export function carryEdit(
  symbol: string,
  { forecast, worth }: LiveRow,
  amounts: readonly number[],
  now: number,
) {
  const cells = worth === null ? null : cellsOf(forecast, amounts);
  if (cells === null || worth === null || Object.keys(cells).length === 0) return forgetTrial(symbol);
  const start = {
    startsFrom: 'averages',
    baseYear: baseYearOf(forecast),
    values: {},
    requiredReturn: worth.requiredReturn,
    terminalGrowth: worth.terminalGrowth,
    method: null,
    leverage: 'unlevered',
    ownFigures: {},
  } as const;
  storeTrial(symbol, { start, content: { ...start, values: cells } }, now);
}

/** Null where a cell can't say it. */
export function cellsOf(forecast: LiveRow['forecast'], amounts: readonly number[]): ForecastCells | null {
  const columns = columnKeysAfter(baseYearOf(forecast));
  const cells: [string, { percentageCfoOfRevenue: number }][] = [];
  for (const [at, { value, revenue, capex }] of forecast.entries()) {
    const amount = amounts[at];
    if (amount === undefined || amount === value) continue;
    const share = revenue === null || capex === null ? Number.NaN : (amount + capex) / revenue;
    if (!(Math.abs(share) <= highest)) return null;
    cells.push([columns[at] ?? '', { percentageCfoOfRevenue: share }]);
  }
  return Object.fromEntries(cells);
}

function baseYearOf([first]: LiveRow['forecast']): number {
  return (first?.year ?? 0) - 1;
}
