import type { RowDefinition } from '@tenfold/domain/rows';
import { isIndicatorKey } from '@tenfold/domain/series';
import { unitLabel } from '../../../figures/unit-label.ts';
import { lookOf } from '../../../ui/chart/series/look-of.ts';
import type { PlotSeries } from '../../../ui/chart/series/plot-series.ts';
import type { Look } from '../../../ui/chart/series/Swatch.tsx';
import type { Band } from '../../../ui/chart/time/bands.ts';
import type { RowPoint } from './row-points.ts';

const plain: Look = { colour: 2, pattern: 0 };

/** Time is counted in periods, not days: columns are equally spaced whatever the calendar says. */
export function rowSeries(row: RowDefinition, points: readonly RowPoint[], currency: string): PlotSeries {
  return {
    id: row.key,
    name: row.label,
    endName: null,
    look: rowLook(row),
    unit: row.unit,
    unitLabel: unitLabel(row.unit, currency),
    fine: false,
    currency,
    isPrice: false,
    trailing: false,
    pace: 'period',
    points: points.flatMap(({ value, forecast }, index) =>
      value === null ? [] : [{ day: index + 1, value, forecast, simulated: false }],
    ),
    gaps: new Map(
      points.flatMap(({ value, why }, index) => (value === null ? [[index + 1, why ?? '']] : [])),
    ),
  };
}

export function rowBands(points: readonly RowPoint[]): Band[] {
  return points.map(({ label, forecast }, index) => ({
    start: index,
    end: index + 1,
    label,
    name: label,
    forecast,
  }));
}

export function rowLook({ key }: RowDefinition): Look {
  return isIndicatorKey(key) ? lookOf(key) : plain;
}
