import { type Financials, financials } from '@tenfold/contract/financials';
import type { ValuationMethods } from '@tenfold/contract/valuation/valuation-methods';
import { fromWire, toWire } from '@tenfold/contract/wire';
import { annualColumnsShown, averageColumn } from '@tenfold/domain/columns';
import { qualityChecks } from '@tenfold/domain/data-quality';
import { averagesForecast, type ForecastBase, forecastBase } from '@tenfold/domain/forecast';
import { defaultChoice, fairValue, selectMethod, valuationColumns } from '@tenfold/domain/valuation';
import type { DocumentCache, NewDocument } from '../../platform/documents/index.ts';
import type { CompanyFigures } from './company-figures.ts';
import { listSurprises } from './consensus.ts';
import { toAverageFinancialsColumn, toFinancialsColumn } from './financials-column.ts';
import { toFinancialsHead } from './financials-head.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const financialsDocument = 'financials.11';

export const quarterlyShown = 40;

export function prepareFinancials(figures: CompanyFigures): NewDocument {
  const document = financials.parse(buildFinancials(figures));
  return { kind: financialsDocument, body: JSON.stringify(toWire(financials, document)) };
}

export function buildFinancials(figures: CompanyFigures): Financials {
  const { statements, annual, quarterly, ltm, ltmYearBefore } = figures;
  const average = averageColumn(annual);
  const base = getForecastBase(figures, average);
  const shownQuarters = quarterly.slice(-quarterlyShown);
  return {
    ...toFinancialsHead(figures),
    extent: 'whole',
    actual: annual.slice(-annualColumnsShown).map(toFinancialsColumn),
    ltm: ltm === null ? [] : [toFinancialsColumn(ltm)],
    ltmYearBefore: ltmYearBefore === null ? [] : [toFinancialsColumn(ltmYearBefore)],
    quarterly: shownQuarters.map(toFinancialsColumn),
    average: [toAverageFinancialsColumn(average)],
    ...forecastSets(base),
    forecastBase: base === null ? null : { ...base, consensus: [...base.consensus] },
    valuationMethods: base === null ? null : buildValuationMethods(base),
    surprises: listSurprises(figures.estimates, quarterEnds(figures), figures.splits),
    quality: qualityChecks(statements),
  };
}

/** Null without a full fiscal year. */
export function getForecastBase(
  { statements, annual, consensus, market }: CompanyFigures,
  average = averageColumn(annual),
): ForecastBase | null {
  return forecastBase(statements, annual, average, consensus, market);
}

function forecastSets(base: ForecastBase | null): Pick<Financials, 'estimated' | 'projected' | 'terminal'> {
  if (base === null) return { estimated: [], projected: [], terminal: [] };
  const forecast = averagesForecast(base);
  const result = fairValue(base, forecast, defaultChoice);
  const columns = valuationColumns(forecast, result, defaultChoice).map(toFinancialsColumn);
  return { estimated: columns.slice(0, 1), projected: columns.slice(1, -1), terminal: columns.slice(-1) };
}

function quarterEnds({ statements }: CompanyFigures): string[] {
  return statements.quarterly.map(({ period }) => period.end);
}

/** The financials that the company's page gets; null before they are prepared. */
export async function findFinancials(documents: DocumentCache, symbol: string): Promise<Financials | null> {
  const document = await documents.find(symbol, financialsDocument);
  return document?.value((json) => fromWire(financials, json) as Financials) ?? null;
}

function buildValuationMethods(base: ForecastBase): ValuationMethods {
  const { results, chosen, standsInFor } = selectMethod(base, defaultChoice);
  return {
    chosen: chosen?.method ?? null,
    standsInFor: standsInFor?.method ?? null,
    results: results.map((result) =>
      result.ok
        ? {
            method: result.method,
            valuePerShare: result.valuePerShare,
            terminalShare: result.terminalShare,
            why: null,
            detail: {},
          }
        : {
            method: result.method,
            valuePerShare: null,
            terminalShare: null,
            why: result.why,
            detail: result.detail,
          },
    ),
  };
}
