import { type Figure, missing } from '../figures/index.ts';
import { combined, quotient, scaled } from './arithmetic.ts';
import { exchangeOf, inReported, rateOfToday } from './exchange.ts';
import { type Market, marketRefusal } from './market.ts';

/** The part of a consensus that is held against the price. */
export interface ExpectedEarnings {
  readonly fiscalYear: number;
  readonly earningsPerShare: number | null;
}

/**
 * The last close against what analysts expect of a fiscal year not yet filed, a ratio. Estimates are those of today:
 * nothing keeps what was expected in the past, so filed periods have none.
 *
 * Formula: last close / consensus of diluted EPS, per traded share, at the newest exchange rate.
 * Refuses: no estimate of the year; no close; expected EPS of zero or less; currencies that do not meet.
 * Example: close 240, expected EPS 8: 30.
 *
 * docs/methodology.md, "Further rows"
 */
export function forwardPriceEarnings(
  { earningsPerShare }: ExpectedEarnings,
  reportedCurrency: string | null,
  market: Market,
): Figure {
  const refusal = marketRefusal(reportedCurrency, market);
  const last = market.closes.at(-1);
  if (earningsPerShare === null) return missing('no_estimates');
  if (refusal !== null) return missing(refusal);
  if (last === undefined) return missing('no_price');
  const close = combined(
    [],
    last.close,
    `close of ${last.day}`,
    last.simulated ? ['simulated_price', 'analysts'] : ['analysts'],
  );
  const rate = rateOfToday(exchangeOf(reportedCurrency, market), last.day);
  const expected = scaled(combined([], earningsPerShare, 'consensus'), market.adrRatio ?? 1);
  return quotient(
    inReported(close, rate),
    expected,
    `close of ${last.day} ÷ consensus of diluted EPS`,
    'eps_not_positive',
  );
}
