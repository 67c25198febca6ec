import type { Fact } from '@tenfold/domain/facts';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { valuationRatios } from '@tenfold/domain/market';
import { defaultChoice, selectMethod } from '@tenfold/domain/valuation';
import type { Db } from '../../platform/db/index.ts';
import type { NewDocument } from '../../platform/documents/index.ts';
import { getClosingPrices, type PreparedValue, toOverviewDocument } from '../company/index.ts';
import { type CompanyFigures, getForecastBase } from '../financials/index.ts';

/** A company as the list of companies shows it: ratios as on its page, value as its calculator starts. */
export async function prepareOverview(db: Db, figures: CompanyFigures): Promise<NewDocument> {
  const { listing, statements, annual, consensus, market, facts } = figures;
  const ratios = valuationRatios({ ...market, statements, annual, consensus });
  const base = getForecastBase(figures);
  return toOverviewDocument(listing, {
    prices: await getClosingPrices(db, listing.symbol),
    ratiosAsOf: ratios.asOf,
    marketCap: ratios.marketCap.value,
    priceEarningsRatioLtm: ratios.priceEarningsRatioLtm.value,
    freeCashFlowYield: ratios.freeCashFlowYield.value,
    why: Object.fromEntries(
      (['marketCap', 'priceEarningsRatioLtm', 'freeCashFlowYield'] as const).flatMap((key) =>
        ratios[key].why === null ? [] : [[key, ratios[key].why]],
      ),
    ),
    newestFiling: findNewestFiling(facts),
    value: base === null ? null : firstValueOf(base),
  });
}

/** The first method with a value; without one the preferred method's reason. */
function firstValueOf(base: ForecastBase): PreparedValue | null {
  const { chosen, results } = selectMethod(base, defaultChoice);
  const result = chosen ?? results[0];
  if (result === undefined) return null;
  if (!result.ok) return { ok: false, method: result.method, why: result.why, detail: result.detail };
  const { method, averageYears, valuePerShare, valuationDate, requiredReturn } = result;
  const { adrRatio, currencyRate, latestCurrencyRate, history } = base;
  return {
    ok: true,
    method,
    averageYears,
    valuePerShare,
    valuationDate,
    requiredReturn,
    base: { adrRatio, currencyRate, latestCurrencyRate, history: { dividendsSince: history.dividendsSince } },
  };
}

function findNewestFiling(facts: readonly Fact[]): { form: string; filed: string } | null {
  let newest: Fact | null = null;
  for (const fact of facts) if (newest === null || fact.filed > newest.filed) newest = fact;
  return newest === null ? null : { form: newest.form, filed: newest.filed };
}
