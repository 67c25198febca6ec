import { type Financials, type FinancialsColumn, financials } from '@tenfold/contract/financials';
import { toWire } from '@tenfold/contract/wire';
import type { Column } from '@tenfold/domain/columns';
import { rowKeys, rowOf } from '@tenfold/domain/rows';
import type { NewDocument } from '../../platform/documents/index.ts';
import type { CompanyFigures } from './company-figures.ts';
import { toFinancialsColumn } from './financials-column.ts';
import { toFinancialsHead } from './financials-head.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const latestYearDocument = 'latest-year.9';

/** For visitors: contains nothing of other years, so pages have nothing to hide. */
export function prepareLatestYear(figures: CompanyFigures): NewDocument {
  const document = financials.parse(buildLatestYear(figures));
  return { kind: latestYearDocument, body: JSON.stringify(toWire(financials, document)) };
}

function buildLatestYear(figures: CompanyFigures): Financials {
  const last = figures.annual.at(-1);
  return {
    ...toFinancialsHead(figures),
    extent: 'latest_year',
    actual: last === undefined ? [] : [withoutComparisons(last)],
    ltm: [],
    ltmYearBefore: [],
    quarterly: [],
    average: [],
    estimated: [],
    projected: [],
    terminal: [],
    forecastBase: null,
    valuationMethods: null,
    surprises: [],
    quality: [],
  };
}

/** A change or a return on average capital would reveal the year before. */
function withoutComparisons(column: Column): FinancialsColumn {
  const shown = toFinancialsColumn(column);
  const withheld = rowKeys.filter((key) => rowOf(key).comparative);
  return {
    ...shown,
    ...Object.fromEntries(withheld.map((key) => [key, null])),
    why: { ...shown.why, ...Object.fromEntries(withheld.map((key) => [key, 'for_signed_in'])) },
    marks: without(shown.marks, withheld),
  };
}

function without<Value>(record: Record<string, Value>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
