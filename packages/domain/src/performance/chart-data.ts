import {
  annualColumns,
  type Column,
  type Exchange,
  exchangeOf,
  type Market,
  marketRefusal,
  rateOfDay,
  rateOfPeriod,
  trailingColumns,
  trailingStatements,
} from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import type { MissingReason } from '../figures/index.ts';
import { type FiledPayments, filedPayments } from '../market/index.ts';
import type { Dividend } from '../prices/index.ts';
import { type IndicatorKey, indicators, isDailyKey } from '../series/index.ts';
import type { Statement, Statements } from '../statements/index.ts';
import { paidDividends } from './paid-dividends.ts';
import { periodFigures } from './period-figures.ts';
import { changesSince, type PointInTimeFigures } from './point-in-time-figures.ts';
import type { ReportedHistory } from './ratios.ts';

/** The values of every indicator at fiscal period ends; as arrays, because they are most of the data. */
export interface PeriodValues {
  /** Oldest first. */
  readonly ends: readonly IsoDate[];
  /** At each end; null where there is none. */
  readonly values: Readonly<Partial<Record<IndicatorKey, readonly (number | null)[]>>>;
  /** Why the newest value is missing. */
  readonly why: Readonly<Partial<Record<IndicatorKey, MissingReason>>>;
  /** Ends whose price was drawn between two real closes. */
  readonly simulated: readonly IsoDate[];
  /** Reported currency for one of the trading currency at each end and over each period; null where they are one. */
  readonly rates: Readonly<Record<'closing' | 'mean', readonly (number | null)[]>> | null;
}

export type Basis = 'annual' | 'quarterly';

/** All that charts of one listing are made from, closes aside. Plain data: it is kept as a text and read as it is. */
export interface ChartData extends ReportedHistory {
  readonly symbol: string;
  /** The trading currency. */
  readonly currency: string;
  readonly reportedCurrency: string | null;
  readonly annual: PeriodValues;
  /** Twelve months that end with each quarter. */
  readonly quarterly: PeriodValues;
  readonly dividends: readonly Dividend[];
  readonly payments: FiledPayments;
}

export interface ChartDataInput {
  readonly symbol: string;
  readonly statements: Statements;
  readonly market: Market;
  /** The figures in every report since the first close, and perhaps of older ones. */
  readonly reports: readonly PointInTimeFigures[];
}

export function buildChartData({ symbol, statements, market, reports }: ChartDataInput): ChartData {
  const { reportedCurrency } = statements;
  const { closes, dividends, currency, adrRatio } = market;
  const refusal = marketRefusal(reportedCurrency, market);
  const exchange = exchangeOf(reportedCurrency, market);
  const firstDay = closes[0]?.day;
  return {
    symbol,
    currency,
    reportedCurrency,
    adrRatio,
    refusal,
    rates: exchange === null ? null : exchange.rates.map(({ day, rate }) => ({ day, rate })),
    annual: periodValues(annualColumns(statements, market), statements.annual, exchange),
    quarterly: periodValues(trailingColumns(statements, market), trailingStatements(statements), exchange),
    known: firstDay === undefined ? [] : changesSince(reports, firstDay),
    paid: paidDividends(dividends, closes),
    dividends,
    payments: filedPayments(statements, adrRatio ?? 1, exchange),
  };
}

function periodValues(
  columns: readonly Column[],
  statements: readonly Statement[],
  exchange: Exchange | null,
): PeriodValues {
  const figures = indicators.flatMap(({ key }) => {
    if (isDailyKey(key)) return [];
    return [[key, periodFigures(key, columns, statements)] as const];
  });
  return {
    ends: columns.map(({ periodEnd }) => periodEnd ?? ''),
    values: Object.fromEntries(figures.map(([key, list]) => [key, list.map(({ value }) => value)])),
    why: Object.fromEntries(
      figures.flatMap(([key, list]) => {
        const why = list.length === 0 ? 'not_filed' : (list.at(-1)?.why ?? null);
        return why === null ? [] : [[key, why]];
      }),
    ),
    simulated: columns
      .filter(({ figures }) => figures.averageStockPrice.marks.includes('simulated_price'))
      .map(({ periodEnd }) => periodEnd ?? ''),
    rates: exchange === null || exchange.rates.length === 0 ? null : periodRates(statements, exchange),
  };
}

function periodRates(statements: readonly Statement[], exchange: Exchange): PeriodValues['rates'] {
  return {
    closing: statements.map(({ period }) => rateOfDay(exchange, period.end).value),
    mean: statements.map(({ period }) => rateOfPeriod(exchange, period.start, period.end).value),
  };
}
