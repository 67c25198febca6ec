import type { ValuationMethods } from '@tenfold/contract/valuation/valuation-methods';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { defaultChoice, selectMethod } from '@tenfold/domain/valuation';

export function buildValuationMethods(base: ForecastBase): ValuationMethods {
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
