import type { OwnForecast } from '@tenfold/contract/forecasts';
import { printDay } from '@tenfold/domain/assistant';
import { allRows } from '@tenfold/domain/rows';
import { inSentence, ofShare, type StateAs, type ToolFigure, usual } from './tool-figure.ts';

const labels = new Map<string, string>(allRows.map(({ key, label }) => [key, label]));

/**
 * What somebody typed into their own forecasts, and what a share is worth by them: stated as their own. The forecast’s name is
 * theirs and may say anything, so that its last change names it.
 */
export function withForecastIds(
  { forecasts }: { forecasts: readonly OwnForecast[] },
  state: StateAs,
): object {
  return { forecasts: forecasts.map((forecast) => withIds(forecast, state)) };
}

function withIds(forecast: OwnForecast, state: StateAs): object {
  const { symbol, companyName, currency, updatedAt, valuePerShare, requiredReturn, terminalGrowth, values } =
    forecast;
  const day = updatedAt.slice(0, 10);
  const own = `your own forecast, last changed on ${printDay(day)}`;
  const figure = { ...usual, symbol, companyName, asOf: day, source: ['user'] };
  const rate = (key: string, name: string, value: number): ToolFigure => ({
    ...figure,
    key: `own ${key}`,
    name: `${name} in ${own}`,
    phrases: [name],
    unit: 'percent',
    family: key,
    value,
  });
  const value: Omit<ToolFigure, 'value'> = {
    ...figure,
    key: 'fairValue',
    name: `fair value per share by ${own}`,
    phrases: ['fair value per share', 'value per share', 'fair value'],
    unit: 'perShare',
    currency,
    family: ofShare,
  };
  return {
    ...(valuePerShare !== null && state({ ...value, value: valuePerShare })),
    requiredReturnId: state(rate('requiredReturn', 'required return', requiredReturn)).id,
    terminalGrowthId: state(rate('terminalGrowth', 'terminal growth', terminalGrowth)).id,
    ...forecast,
    valueIds: Object.fromEntries(
      Object.entries(values).map(([column, cells]) => [column, idsOf(column, cells)]),
    ),
  };

  /** Gives ids to typed rates; a formula has its value on the page. */
  function idsOf(column: string, cells: Readonly<Record<string, number | string | undefined>>): object {
    const period = column === 'Terminal' ? 'after the forecast' : `for fiscal ${column}`;
    const named = Object.entries(cells).flatMap(([row, cell]) => {
      if (typeof cell !== 'number') return [];
      const label = inSentence(labels.get(row) ?? row);
      const { id } = state({
        ...rate(`${row} ${column}`, label, cell),
        name: `${label} ${period} in ${own}`,
      });
      return id === undefined ? [] : [[row, id]];
    });
    return Object.fromEntries(named);
  }
}
