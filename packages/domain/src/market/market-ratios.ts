import {
  combined,
  difference,
  freeCashFlow,
  type Market,
  marketRefusal,
  noneIfNotFiled,
  product,
  quotient,
  scaled,
} from '../columns/index.ts';
import { type Figure, missing, type Why } from '../figures/index.ts';
import type { LineKey, Statements } from '../statements/index.ts';
import { dividendsOfTwelveMonths } from './dividends.ts';
import { agreesWithFiled } from './filed-dividends.ts';

export interface MarketRatios {
  readonly marketCap: Figure;
  readonly priceEarningsRatioLtm: Figure;
  readonly priceBookRatio: Figure;
  readonly priceSalesRatio: Figure;
  readonly freeCashFlowYield: Figure;
  readonly dividendYield: Figure;
  readonly dividendsPayout: Figure;
  readonly dividendsPerShareLtm: Figure;
}

/**
 * The last close against the last twelve months of filings (methodology 3).
 *
 * Formula: market cap = cover-page shares x price / ADR ratio; P/E = price / LTM diluted EPS; P/B = market cap /
 * (equity - preferred stock); P/S = market cap / LTM revenue; FCF yield = LTM FCF / market cap; dividend yield = LTM
 * dividends per share / price; payout = LTM dividends per share / LTM diluted EPS.
 * Refuses: no close; a denominator of zero or less; reported money against a price in another currency or of an ADR
 * without its ratio. Market cap and the yield of dividends paid per traded share need no reported money.
 * Example: price 50, 10 shares, LTM EPS 2.5, equity 250, revenue 1000: market cap 500, P/E 20, P/B 2, P/S 0.5.
 */
export function marketRatios(statements: Statements, market: Market): MarketRatios {
  const price = lastPrice(market);
  const adrRatio = market.adrRatio ?? 1;
  const refusal = marketRefusal(statements.reportedCurrency, market);
  const reported = (key: LineKey) => statements.ltm?.lines[key] ?? missing('not_provable');
  const comparable = (figure: Figure): Figure => (refusal === null ? figure : missing(refusal));

  const marketCap =
    market.adrRatio === null
      ? missing('adr_ratio_unknown')
      : scaled(product(price, statements.sharesNow, 'last close × shares on the cover page'), 1 / adrRatio);
  const earnings = reported('earningsPerShare');
  const bookValue = difference(
    reported('shareholdersEquity'),
    noneIfNotFiled(reported('preferredStock')),
    'equity − preferred stock',
  );
  const freeCash =
    statements.ltm === null
      ? missing('not_provable')
      : freeCashFlow(statements.ltm.lines, statements.businessKind);
  const dividends = dividendsPerShare(statements, market, refusal);
  return {
    marketCap,
    priceEarningsRatioLtm: quotient(
      price,
      comparable(scaled(earnings, adrRatio)),
      'last close ÷ diluted EPS of twelve months',
      'eps_not_positive',
    ),
    priceBookRatio: quotient(
      marketCap,
      comparable(bookValue),
      'market cap ÷ (equity − preferred stock)',
      'whole_not_positive',
    ),
    priceSalesRatio: quotient(
      marketCap,
      comparable(reported('revenue')),
      'market cap ÷ revenue of twelve months',
      'whole_not_positive',
    ),
    freeCashFlowYield: quotient(
      comparable(freeCash),
      marketCap,
      'FCF of twelve months ÷ market cap',
      'whole_not_positive',
    ),
    dividendYield: quotient(
      dividends,
      price,
      'dividends per share of twelve months ÷ last close',
      'whole_not_positive',
    ),
    dividendsPayout: payout(reported('dividendsPerShare'), earnings, dividends, adrRatio, refusal),
    dividendsPerShareLtm: dividends,
  };
}

function lastPrice({ closes }: Market): Figure {
  const last = closes.at(-1);
  if (last === undefined) return missing('no_price');
  return combined([], last.close, `close of ${last.day}`, last.simulated ? ['simulated_price'] : []);
}

/** Per traded share: as paid where the list holds what was filed, else as filed. */
function dividendsPerShare(statements: Statements, market: Market, refusal: Why | null): Figure {
  const day = market.closes.at(-1)?.day ?? statements.ltm?.period.end ?? null;
  const paid = day === null ? null : dividendsOfTwelveMonths(market.dividends, day);
  if (refusal !== null) return paid ?? missing(refusal);
  const filed = scaled(
    statements.ltm?.lines.dividendsPerShare ?? missing('not_provable'),
    market.adrRatio ?? 1,
  );
  if (paid === null || paid.value === null) return filed;
  return filed.value === null || agreesWithFiled(paid.value, filed.value) ? paid : filed;
}

/** Filed against filed, of the same months and currency; dividends as paid only where none were filed. */
function payout(
  filed: Figure,
  earnings: Figure,
  paid: Figure,
  adrRatio: number,
  refusal: Why | null,
): Figure {
  const formula = 'dividends per share ÷ diluted EPS, twelve months';
  if (filed.value !== null) return quotient(filed, earnings, formula, 'eps_not_positive');
  if (refusal !== null) return missing(refusal);
  return quotient(paid, scaled(earnings, adrRatio), formula, 'eps_not_positive');
}
