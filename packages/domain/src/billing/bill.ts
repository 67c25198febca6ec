import { addPeriods, type PlanPeriodName } from './periods.ts';
import { prorate, type TimeSpan } from './prorate.ts';
import { type Tax, taxOf } from './tax.ts';

/** Before tax, in the currency’s smallest unit. */
export interface PlanPrice {
  readonly planType: PlanPeriodName;
  readonly amount: number;
  readonly currency: string;
}

export interface BillLine {
  /** `unused`: the rest of a time that was paid for, below zero. */
  readonly kind: 'period' | 'unused';
  readonly planType: PlanPeriodName;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** What is charged at a moment, and what follows. As the contract has it: times are ISO 8601 in UTC. */
export interface Bill {
  readonly currency: string;
  readonly lines: BillLine[];
  readonly subtotal: number;
  readonly tax: Tax | null;
  /** Never below zero. */
  readonly total: number;
  readonly proratedAt: string;
  readonly nextPayment: { readonly at: string; readonly total: number };
}

export interface PlanPeriod extends TimeSpan {
  readonly price: PlanPrice;
  /** Until then it was given, or its money given back: nothing of it is paid back. Null: it was paid. */
  readonly freeUntil: Date | null;
}

/** Whose tax it is: `country` of ISO 3166, empty when it isn’t known. */
interface Payer {
  readonly country: string;
  readonly vatNumber: string;
}

/** @param startsAt when the first payment is due; null: at once. Until then nothing is charged. */
export function subscribeBill(price: PlanPrice, startsAt: Date | null, at: Date, payer: Payer): Bill {
  if (startsAt !== null && startsAt > at) return billNothing(price, startsAt, at, payer);
  const to = addPeriods(at, price.planType, 1);
  return totalled(price, [line('period', price, at, to)], at, to, payer);
}

/**
 * Another period of the same plan. To a year: it begins now and is charged less what is left of the month; in time that was
 * given it begins when that ends. To a month: when the year ends. Nothing is charged for what is paid already.
 */
export function changeBill(period: PlanPeriod, price: PlanPrice, at: Date, payer: Payer): Bill {
  const isFree = period.freeUntil !== null && at < period.freeUntil;
  const isToYear = period.price.planType === 'month' && price.planType === 'year';
  if (!isToYear || isFree) return billNothing(price, period.to, at, payer);
  const { unused } = prorate(period.price.amount, period, at);
  const rest: BillLine = { ...line('unused', period.price, at, period.to), amount: -unused };
  const to = addPeriods(at, 'year', 1);
  return totalled(price, [rest, line('period', price, at, to)], at, to, payer);
}

function line(kind: BillLine['kind'], price: PlanPrice, from: Date, to: Date): BillLine {
  return {
    kind,
    planType: price.planType,
    from: from.toISOString(),
    to: to.toISOString(),
    amount: price.amount,
  };
}

function billNothing(price: PlanPrice, nextAt: Date, at: Date, payer: Payer): Bill {
  return totalled(price, [], at, nextAt, payer);
}

function totalled(price: PlanPrice, lines: BillLine[], at: Date, nextAt: Date, payer: Payer): Bill {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = lines.length === 0 ? null : taxOf(Math.max(subtotal, 0), payer.country, payer.vatNumber);
  const nextTax = taxOf(price.amount, payer.country, payer.vatNumber);
  return {
    currency: price.currency,
    lines,
    subtotal,
    tax,
    total: Math.max(subtotal, 0) + (tax?.amount ?? 0),
    proratedAt: at.toISOString(),
    nextPayment: { at: nextAt.toISOString(), total: price.amount + (nextTax?.amount ?? 0) },
  };
}
