import type { IsoDate } from '../facts/index.ts';
import type { DividendsSince, ForecastBase } from '../forecast/index.ts';
import { maxCarriedDays } from '../method-judgements/index.ts';
import { daysAfter, daysBetween } from '../periods/index.ts';
import type { MethodValue } from './method.ts';
import { perTradedShare } from './traded-share.ts';

/** A dividend between the valuation date and the day, and where it comes from. */
export interface CarriedDividend {
  readonly day: IsoDate;
  /** Per traded share in the trading currency. */
  readonly amount: number;
  readonly source: 'listed' | 'filed' | 'repeated';
  /** What it is worth on the day, with the required return. */
  readonly valueOnDay: number;
}

/** A value per share carried from the last fiscal year end to a day. */
export interface CarriedValue {
  readonly ok: true;
  readonly day: IsoDate;
  readonly days: number;
  readonly valuePerShare: number;
  /** What it is carried from: the value of the year end, at the newest rate where that is in another currency. */
  readonly atYearEnd: number;
  /** What the required return adds. */
  readonly carried: number;
  /** What was paid out meanwhile, worth on the day; taken off. */
  readonly paid: number;
  readonly dividends: readonly CarriedDividend[];
}

/** The value stays at its fiscal year end: that is too long ago, or the day is before it. */
export interface NotCarried {
  readonly ok: false;
  readonly days: number;
}

/**
 * A value per share as of a day after the fiscal year end it was calculated for, so that it meets the
 * price of that day.
 *
 * Formula: V x (1+r)^(n/365) - sum of dividends D x (1+r)^(days since paid / 365), n = days from the year end. Dividends
 * left the company; what it keeps is taken to earn r.
 * Refuses: more than 550 days, by when a newer annual report is overdue; a day before the year end.
 * Example: 94.38 at 27 September 2025, r 10 %, three dividends of 0.26: 102.01 on 21 August 2026.
 *
 * docs/methodology.md, "Valued as of today"
 */
export function valueAsOf(
  day: IsoDate,
  value: Pick<MethodValue, 'valuePerShare' | 'valuationDate' | 'requiredReturn'>,
  base: CarriedBase,
): CarriedValue | NotCarried {
  const days = daysBetween(value.valuationDate, day);
  if (days < 0 || days > maxCarriedDays) return { ok: false, days };
  const growthOver = (from: IsoDate) => (1 + value.requiredReturn) ** (daysBetween(from, day) / 365);
  const dividends = paidUntil(day, value.valuationDate, base).map((dividend) => ({
    ...dividend,
    valueOnDay: dividend.amount * growthOver(dividend.day),
  }));
  const atYearEnd = value.valuePerShare * rateChange(base);
  const carried = atYearEnd * (growthOver(value.valuationDate) - 1);
  const paid = dividends.reduce((total, { valueOnDay }) => total + valueOnDay, 0);
  const valuePerShare = atYearEnd + carried - paid;
  return { ok: true, day, days, valuePerShare, atYearEnd, carried, paid, dividends };
}

/** The part of a forecast base that carrying a value needs. */
export type CarriedBase = Pick<ForecastBase, 'adrRatio' | 'currencyRate' | 'latestCurrencyRate'> & {
  readonly history: Pick<ForecastBase['history'], 'dividendsSince'>;
};

/** A value in another currency meets the price of the day at the rate of the day. docs/methodology.md, "Valued as of today" */
function rateChange({ currencyRate, latestCurrencyRate }: CarriedBase): number {
  return currencyRate === undefined || latestCurrencyRate === undefined
    ? 1
    : currencyRate / latestCurrencyRate;
}

type PaidDividend = Omit<CarriedDividend, 'valueOnDay'>;

/** By ex-date where the list reaches the day; else as filed by quarter, and the last quarter repeated from there. */
function paidUntil(day: IsoDate, yearEnd: IsoDate, base: CarriedBase): PaidDividend[] {
  const { listed, listedUntil, filed, repeated } = base.history.dividendsSince;
  if (listedUntil !== null && listedUntil >= day) {
    return listed
      .filter((payment) => payment.day <= day)
      .map((payment) => ({ ...payment, source: 'listed' }));
  }
  const today = { adrRatio: base.adrRatio, currencyRate: base.latestCurrencyRate ?? base.currencyRate };
  const known = filed
    .filter((payment) => payment.day <= day)
    .map((payment) => ({
      ...payment,
      amount: perTradedShare(today, payment.amount),
      source: 'filed' as const,
    }));
  return [...known, ...repeatedUntil(day, known.at(-1)?.day ?? yearEnd, perTradedShare(today, repeated))];
}

const daysOfQuarter = 91;

function repeatedUntil(day: IsoDate, lastKnown: IsoDate, amount: DividendsSince['repeated']): PaidDividend[] {
  if (amount === 0) return [];
  const quarters = Math.floor(daysBetween(lastKnown, day) / daysOfQuarter);
  return Array.from({ length: Math.max(quarters, 0) }, (_, at) => ({
    day: daysAfter(lastKnown, daysOfQuarter * (at + 1)),
    amount,
    source: 'repeated',
  }));
}
