import type { ForecastBase } from '../forecast/index.ts';
import { farApart } from '../method-judgements/index.ts';
import type { MethodFigureKey, MethodId, MethodResult, MethodValue } from './method.ts';
import { perTradedShare } from './traded-share.ts';

/** Another method whose value is far from the one shown, with what each starts from. */
export interface Disagreement {
  readonly method: MethodId;
  readonly valuePerShare: number;
  /** Its value / the one shown. */
  readonly times: number;
  /** What each method takes a share to earn in a year, in the trading currency. */
  readonly start: StartingFigure;
  readonly shownStart: StartingFigure;
  /** Which of the two makes more of the difference: what they start from, or what they make of it. */
  readonly why: 'start' | 'growth';
}

export interface StartingFigure {
  readonly key: MethodFigureKey;
  readonly perShare: number;
}

/**
 * The methods whose value is more than three times the one shown or less than a third of it, and why.
 *
 * Formula: value = what a share earns in a year x what the method pays for it. That year's free cash flow after interest, mean
 * margin x revenue, ROE x book, AFFO, or dividends / payout; the reason is the factor with the larger part of the difference,
 * in logarithms. What a share earns of zero or less is the reason itself.
 * @example 30 from 5.50 of free cash flow a share, and 122 from 12.20 of normal earnings: times 4.07, `start`
 *
 * docs/methodology.md, "Methods that disagree"
 *
 * @param results of every method; those without a value are left out
 */
export function disagreements(
  base: ForecastBase,
  shown: MethodValue,
  results: readonly MethodResult[],
): Disagreement[] {
  const shownStart = startOf(base, shown);
  return results.flatMap((other): Disagreement[] => {
    if (!other.ok || other.method === shown.method) return [];
    const { method, valuePerShare } = other;
    const times = valuePerShare / shown.valuePerShare;
    if (times <= farApart && times >= 1 / farApart) return [];
    const start = startOf(base, other);
    return [{ method, valuePerShare, times, start, shownStart, why: whyOf(times, start, shownStart) }];
  });
}

function whyOf(times: number, start: StartingFigure, shown: StartingFigure): Disagreement['why'] {
  if (!(start.perShare > 0 && shown.perShare > 0)) return 'start';
  const ofStart = Math.log(start.perShare / shown.perShare) / Math.log(times);
  return ofStart >= 0.5 ? 'start' : 'growth';
}

function startOf(base: ForecastBase, value: MethodValue): StartingFigure {
  const { walk, inputs, cashFlow } = value;
  const found = (key: MethodFigureKey) => [...walk, ...inputs].find((each) => each.key === key)?.value ?? 0;
  const ofCompany = (key: MethodFigureKey, money: number): StartingFigure => ({
    key,
    perShare: perTradedShare(base, money / (base.last.sharesOutstanding ?? 1)),
  });
  if (cashFlow !== null) {
    const { years, interest } = cashFlow.value;
    return ofCompany('freeCashFlow', (years[0]?.freeCashFlow ?? 0) - interest);
  }
  switch (value.method) {
    case 'excessReturns':
      return ofCompany('earnings', found('commonBook') * found('roe'));
    case 'affo':
      return ofCompany('affo', found('affo'));
    case 'dividends':
      return {
        key: 'earningsPerShare',
        perShare: perTradedShare(base, found('dividendsPerShare') / found('payout')),
      };
    default:
      return ofCompany('normalEarnings', found('normalEarnings'));
  }
}
