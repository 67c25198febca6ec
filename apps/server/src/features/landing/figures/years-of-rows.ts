import type { LandingFigures, YearsOfRow } from '@tenfold/contract/landing';
import type { RowKey } from '@tenfold/domain/rows';
import type { CompanyFigures } from '../../financials/index.ts';
import type { LandingPicks } from './picks.ts';

/** The rows of both graphics; a line needs a first year above zero, which is 1 on its scale. */
export function differOf(
  figures: CompanyFigures,
  { lines, bars }: NonNullable<LandingPicks['differ']>,
  years: number,
): LandingFigures['differ'] {
  const { symbol, name, shortName, currency } = figures.listing;
  const drawn = lines.map((row) => yearsOf(figures, row, years));
  const shown = drawn.filter(({ points }) => (points[0]?.value ?? 0) > 0 && points.length > 1);
  const ofBars = yearsOf(figures, bars, years);
  return {
    symbol,
    shortName: shortName ?? name,
    currency,
    lines: shown,
    bars: ofBars.points.length > 1 ? ofBars : null,
  };
}

function yearsOf({ annual }: CompanyFigures, rowKey: RowKey, years: number): YearsOfRow {
  return {
    rowKey,
    points: annual.slice(-years).flatMap(({ year, figures }) => {
      const { value } = figures[rowKey];
      return year === null || value === null ? [] : { year, value };
    }),
  };
}
