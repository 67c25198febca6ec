import type { ForecastBase, Rate } from '../../forecast/index.ts';
import { growthBound, longAverageYears, minPayout, minYears } from '../../method-judgements/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import { generalRefusal } from '../general-refusal.ts';
import { type MethodResult, type NoMethodValue, refuseMethod } from '../method.ts';
import { growthBounded, terminalShareHigh, warning } from '../method-warnings.ts';
import { discountPayouts, valueOfPayouts } from './discount-payouts.ts';
import { inputsFrom, ownFiguresAmong } from './inputs.ts';
import { tradedShareSteps } from './per-share-steps.ts';
import { returnOnBook } from './return-on-book.ts';

const method = 'dividends';

/**
 * Discounted dividends: for utilities and others that invest more than their cash flow for good reason.
 *
 * Formula: D(t) = D0 (1+h)^t; at Terminal the earnings behind it, D / p, belong to the owners (`discountPayouts`). p = sum of
 * dividends / sum of EPS over ten years; h = ROE x min(kept, 1 - p): growth that the company itself pays for, at most
 * 15 %, and none where no return on its book can be told.
 * Refuses: no dividend; fewer than three years; a payout below 40 %, which says too little, or above 100 %.
 *
 * docs/methodology.md, "Dividends"
 */
export function dividends(base: ForecastBase, choice: ValuationChoice): MethodResult {
  const general = generalRefusal(base, choice);
  if (general !== null) return { ...general, method };
  const record = payoutRecord(base);
  if ('why' in record) return record;
  const payout = base.ownFigures?.payout ?? record.payout;
  if (payout < minPayout) return refuseMethod(method, 'payout_too_low', { payout, minPayout });
  if (payout > 1) return refuseMethod(method, 'payout_above_earnings', { payout });

  const found = returnOnBook(base, longAverageYears);
  const selfPaid = found.ok ? found.returnOnBook * Math.min(found.shareKept, 1 - payout) : 0;
  const growth = choice.rows?.dividendGrowth ?? Math.min(selfPaid, growthBound);
  const earned = record.lastDividend / payout;
  const growing = { lastYear: base.lastYear, earned, growth, payout };
  const value = discountPayouts(growing, choice, { earned: 'earningsPerShare', paid: 'dividendsPerShare' });
  const perShare = valueOfPayouts(base, choice, value);
  const { last, mean } = inputsFrom(base);
  return {
    ok: true,
    method,
    formula: 'PV of five years of dividends + PV of earnings at Terminal ÷ required return, per share',
    ...perShare,
    walk: [
      { key: 'dividendsPerShare', value: record.lastDividend, unit: 'perShare' },
      { key: 'dividendGrowth', value: growth, unit: 'percent' },
      { key: 'presentValueOfYears', value: value.ofYears, unit: 'perShare' },
      { key: 'payout', value: payout, unit: 'percent' },
      { key: 'terminalEarningsPerShare', value: terminalEarnings(earned, growth), unit: 'perShare' },
      { key: 'presentValueOfTerminal', value: value.terminal, unit: 'perShare' },
      ...tradedShareSteps(base, perShare.valuePerShare),
    ],
    inputs: [
      ...last('dividendsPerShare', record.lastDividend, 'perShare'),
      ...mean(record.years, 'payout', payout, 'percent'),
      ...(found.ok ? mean(found.years, 'roe', found.returnOnBook, 'percent') : []),
      ...(found.ok ? mean(found.years, 'shareKept', found.shareKept, 'percent') : []),
    ],
    warnings: [
      ...(found.ok ? [] : [warning('no_growth_assumed')]),
      ...growthBounded(selfPaid),
      ...(choice.terminalGrowth === 0 ? [] : [warning('terminal_growth_has_no_effect')]),
      ...terminalShareHigh(perShare.terminalShare),
    ],
    variants: [],
    averageYears: record.years,
    ownFigures: ownFiguresAmong(base, ['payout', 'adrRatio', 'currencyRate']),
    cashFlow: null,
  };
}

interface PayoutRecord {
  readonly lastDividend: number;
  readonly payout: Rate;
  readonly years: number;
}

/** Dividends and earnings of the last ten years in which both were filed. */
function payoutRecord({ history }: ForecastBase): PayoutRecord | NoMethodValue {
  const lastDividend = history.dividendsPerShare.at(-1) ?? 0;
  if (!(lastDividend > 0)) return refuseMethod(method, 'no_dividend');
  let paid = 0;
  let earned = 0;
  let years = 0;
  for (let at = history.years.length - 1; at >= 0 && years < longAverageYears; at -= 1) {
    const dividend = history.dividendsPerShare[at] ?? null;
    const earnings = history.earningsPerShare[at] ?? null;
    if (dividend === null || earnings === null) break;
    paid += dividend;
    earned += earnings;
    years += 1;
  }
  if (years < minYears) return refuseMethod(method, 'too_few_years', { years, needed: minYears });
  if (!(earned > 0)) return refuseMethod(method, 'no_lasting_profit', { earningsPerShare: earned / years });
  return { lastDividend, payout: paid / earned, years };
}

function terminalEarnings(earned: number, growth: Rate): number {
  return earned * (1 + growth) ** 6;
}
