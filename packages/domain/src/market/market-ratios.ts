import {
  combined,
  difference,
  type Exchange,
  exchangeOf,
  freeCashFlow,
  inReported,
  inTraded,
  type Market,
  marketRefusal,
  noneIfNotFiled,
  product,
  quotient,
  rateOfPeriod,
  rateOfToday,
  scaled,
} from '../columns/index.ts';
import { type Figure, type MissingReason, missing } from '../figures/index.ts';
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
 * The last close against the last twelve months of filings.
 *
 * Formula: market cap = cover-page shares x price / ADR ratio; P/E = price / LTM diluted EPS; P/B = market cap /
 * (equity - preferred stock); P/S = market cap / LTM revenue; FCF yield = LTM FCF / market cap; dividend yield = LTM
 * dividends per share / price; payout = LTM dividends per share / LTM diluted EPS.
 * Where the company reports in another currency, the price meets reported money at the newest exchange rate, marked where
 * that is more than seven days older than the price.
 * Refuses: no close; a denominator of zero or less; reported money against a price in another currency without a rate, or
 * of an ADR without its ratio. Market cap and the yield of dividends paid per traded share need no reported money.
 * Example: price 50, 10 shares, LTM EPS 2.5, equity 250, revenue 1000: market cap 500, P/E 20, P/B 2, P/S 0.5.
 *
 * docs/methodology.md, "Ratios today" and "Exchange rates"
 */
export function marketRatios(statements: Statements, market: Market): MarketRatios {
  const price = lastPrice(market);
  const adrRatio = market.adrRatio ?? 1;
  const refusal = marketRefusal(statements.reportedCurrency, market);
  const exchange = exchangeOf(statements.reportedCurrency, market);
  const rate = rateOfToday(exchange, market.closes.at(-1)?.day ?? '');
  const reportedPrice = inReported(price, rate);
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
  const dividends = dividendRatios(statements, market, price, { exchange, refusal, reportedPrice });
  return {
    marketCap,
    priceEarningsRatioLtm: quotient(
      reportedPrice,
      comparable(scaled(earnings, adrRatio)),
      'last close ÷ diluted EPS of twelve months',
      'eps_not_positive',
    ),
    priceBookRatio: quotient(
      inReported(marketCap, rate),
      comparable(bookValue),
      'market cap ÷ (equity − preferred stock)',
      'whole_not_positive',
    ),
    priceSalesRatio: quotient(
      inReported(marketCap, rate),
      comparable(reported('revenue')),
      'market cap ÷ revenue of twelve months',
      'whole_not_positive',
    ),
    freeCashFlowYield: quotient(
      comparable(freeCash),
      inReported(marketCap, rate),
      'FCF of twelve months ÷ market cap',
      'whole_not_positive',
    ),
    dividendYield: dividends.yield,
    dividendsPayout: dividends.payout,
    dividendsPerShareLtm: dividends.perShare,
  };
}

function lastPrice({ closes }: Market): Figure {
  const last = closes.at(-1);
  if (last === undefined) return missing('no_price');
  return combined([], last.close, `close of ${last.day}`, last.simulated ? ['simulated_price'] : []);
}

interface MetPrice {
  readonly exchange: Exchange | null;
  readonly refusal: MissingReason | null;
  readonly reportedPrice: Figure;
}

interface DividendRatios {
  readonly perShare: Figure;
  readonly yield: Figure;
  readonly payout: Figure;
}

/**
 * Per traded share: as paid where the list holds what was filed, else as filed. What was filed in another currency is shown
 * at the mean rate of its period, and held against the price at the price's own rate. Payout is filed against filed, of the
 * same months and currency; dividends as paid only where none were filed.
 */
function dividendRatios({ ltm }: Statements, market: Market, price: Figure, met: MetPrice): DividendRatios {
  const { exchange, refusal, reportedPrice } = met;
  const adrRatio = market.adrRatio ?? 1;
  const lineOf = (key: LineKey) => ltm?.lines[key] ?? missing('not_provable');
  const filed = scaled(lineOf('dividendsPerShare'), adrRatio);
  const periodRate =
    ltm === null ? rateOfToday(exchange, '') : rateOfPeriod(exchange, ltm.period.start, ltm.period.end);
  const filedAsTraded = inTraded(filed, periodRate);
  const day = market.closes.at(-1)?.day ?? ltm?.period.end ?? null;
  const paid = day === null ? null : dividendsOfTwelveMonths(market.dividends, day);
  const isListed =
    paid?.value != null && (filedAsTraded.value === null || agreesWithFiled(paid.value, filedAsTraded.value));
  const asFiled = refusal === null ? filedAsTraded : missing(refusal);
  const perShare = isListed ? paid : asFiled;
  const yieldWords = 'dividends per share of twelve months ÷ last close';
  const payoutWords = 'dividends per share ÷ diluted EPS, twelve months';
  return {
    perShare,
    yield: isListed
      ? quotient(paid, price, yieldWords, 'whole_not_positive')
      : quotient(
          refusal === null ? filed : missing(refusal),
          reportedPrice,
          yieldWords,
          'whole_not_positive',
        ),
    payout: quotient(
      filed.value === null ? inReported(perShare, periodRate) : filed,
      scaled(lineOf('earningsPerShare'), adrRatio),
      payoutWords,
      'eps_not_positive',
    ),
  };
}
