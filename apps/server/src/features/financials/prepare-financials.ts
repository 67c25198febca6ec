import { type Financials, financials } from '@tenfold/contract/financials';
import { toWire } from '@tenfold/contract/wire';
import { annualColumnsShown, averageColumn } from '@tenfold/domain/columns';
import { averagesForecast, type ForecastBase, forecastBase } from '@tenfold/domain/forecast';
import { qualityChecks } from '@tenfold/domain/quality';
import { defaultChoice, fairValue, valuationColumns } from '@tenfold/domain/valuation';
import type { NewDocument } from '../../platform/documents/index.ts';
import type { Books } from './books.ts';
import { surprisesOf } from './consensus.ts';
import { averageFinancialsColumn, financialsColumn } from './financials-column.ts';
import { financialsHead } from './financials-head.ts';
import { valuationMethodsOf } from './valuation-methods.ts';

/** The number rises whenever the same figures would make another document: documents without it are prepared again. */
export const financialsDocument = 'financials.5';

const quarterlyShown = 40;

export function prepareFinancials(books: Books): NewDocument {
  const document = financials.parse(financialsOf(books));
  return { kind: financialsDocument, body: JSON.stringify(toWire(financials, document)) };
}

export function financialsOf(books: Books): Financials {
  const { statements, annual, quarterly, market, consensus } = books;
  const average = averageColumn(annual);
  const base = forecastBase(statements, annual, average, consensus, market);
  const shownQuarters = quarterly.slice(-quarterlyShown);
  return {
    ...financialsHead(books),
    extent: 'whole',
    actual: annual.slice(-annualColumnsShown).map(financialsColumn),
    quarterly: shownQuarters.map(financialsColumn),
    average: [averageFinancialsColumn(average)],
    ...forecastSets(base),
    forecastBase: base === null ? null : { ...base, consensus: [...base.consensus] },
    valuationMethods: base === null ? null : valuationMethodsOf(base),
    surprises: surprisesOf(books.estimates, quarterEnds(books), books.splits),
    quality: qualityChecks(statements),
  };
}

/** By averages, at the return and growth a reader starts from. */
function forecastSets(base: ForecastBase | null): Pick<Financials, 'estimated' | 'projected' | 'terminal'> {
  if (base === null) return { estimated: [], projected: [], terminal: [] };
  const forecast = averagesForecast(base);
  const result = fairValue(base, forecast, defaultChoice);
  const columns = valuationColumns(forecast, result, defaultChoice).map(financialsColumn);
  return { estimated: columns.slice(0, 1), projected: columns.slice(1, -1), terminal: columns.slice(-1) };
}

function quarterEnds({ statements }: Books): string[] {
  return statements.quarterly.map(({ period }) => period.end);
}
