import type { ForecastBase } from '../forecast/index.ts';
import { growthBound } from '../method-judgements/index.ts';
import type { ValuationChoice } from './fair-value.ts';
import type { MethodId, MethodResult, MethodValue, NoMethodValue } from './method.ts';
import { valueBy } from './methods/index.ts';

/** Every method offered for a company, and the one the page starts with. */
export interface MethodSelection {
  /** In the order they are tried; what is offered but never chosen by itself comes last. */
  readonly results: readonly MethodResult[];
  /** The first with a value; null where no method has one. */
  readonly chosen: MethodValue | null;
  /** Why the first choice for this kind of business has no value, where another method stands in for it. */
  readonly standsInFor: NoMethodValue | null;
}

export function selectMethod(base: ForecastBase, choice: ValuationChoice): MethodSelection {
  const { tried, offered } = methodOrder(base);
  const results = [...tried, ...offered].map((method) => valueBy(method, base, choice));
  const chosen = results.slice(0, tried.length).find((result): result is MethodValue => result.ok) ?? null;
  const first = results[0];
  return { results, chosen, standsInFor: chosen !== null && first?.ok === false ? first : null };
}

export interface MethodOrder {
  readonly tried: readonly MethodId[];
  /** Open to choose, but no default. */
  readonly offered: readonly MethodId[];
}

/**
 * The methods for a kind of business, best first. Who grew faster than lasts is no longer what it was ten years ago: its newest
 * years come first, and their growth fades; the growth of its youth is only offered. Capital expenditures of one's own have no average
 * growth, so they go first with the methods in which capex follows revenue.
 *
 * docs/methodology.md, "Which method when"
 */
export function methodOrder(base: ForecastBase): MethodOrder {
  const { businessKind, ownFigures, averages } = base;
  switch (businessKind) {
    case 'bank':
    case 'insurer':
    case 'broker':
      return { tried: ['excessReturns', 'earningsPower', 'dividends'], offered: [] };
    case 'realEstate':
      return { tried: ['affo', 'fcfTenYears', 'dividends', 'earningsPower'], offered: [] };
    case 'utility':
      return { tried: ['fcfTenYears', 'dividends', 'excessReturns', 'earningsPower'], offered: [] };
    case 'captiveLender':
      return { tried: ['earningsPower', 'excessReturns', 'dividends', 'fcfTenYears'], offered: [] };
    case 'general': {
      const isFast = (averages.revenueChange ?? 0) > growthBound;
      const cashFlow: MethodId[] = isFast
        ? ['fcfFiveYears', 'fadingGrowth']
        : ['fcfTenYears', 'fcfFiveYears', 'capexWithRevenue'];
      return {
        tried: [
          ...(ownFigures?.capex === undefined ? cashFlow : cashFlow.toReversed()),
          'earningsPower',
          'excessReturns',
          'dividends',
        ],
        offered: isFast ? ['fcfTenYears', 'capexWithRevenue'] : [],
      };
    }
  }
}
