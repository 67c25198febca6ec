import { type PlanType, planTypes } from '@tenfold/contract/policy/plans';
import { minorDigits } from '@tenfold/domain/billing';
import { z } from 'zod';

/** In the currency’s smallest unit, before tax. */
export interface PriceSetting {
  readonly planType: PlanType;
  readonly amount: number;
  readonly currency: string;
}

export const defaultPrices: readonly PriceSetting[] = [
  { planType: 'month', amount: 1_200, currency: 'USD' },
  { planType: 'year', amount: 9_600, currency: 'USD' },
  { planType: 'month', amount: 1_200, currency: 'EUR' },
  { planType: 'year', amount: 9_600, currency: 'EUR' },
  { planType: 'month', amount: 1_000, currency: 'GBP' },
  { planType: 'year', amount: 8_000, currency: 'GBP' },
];

const pricesExample = 'must look like USD 12.00 month, USD 96.00 year: both periods of each currency';

/** Comma-separated; the first currency is the usual one. */
export const pricesField = z.string().transform((text, context): readonly PriceSetting[] => {
  const prices = text.split(',').map(readPrice);
  const read = prices.filter((price) => price !== null);
  const counts = Object.values(Object.groupBy(read, ({ currency }) => currency));
  const isWhole = counts.every(
    (group) => new Set(group?.map(({ planType }) => planType)).size === planTypes.length,
  );
  const isOnce = read.length === counts.length * planTypes.length;
  if (read.length === prices.length && isWhole && isOnce) return read;
  context.addIssue({ code: 'custom', message: pricesExample });
  return z.NEVER;
});

function readPrice(text: string): PriceSetting | null {
  const [, currency = '', typed = '', planType] =
    /^([A-Z]{3}) (\d{1,7}(?:\.\d{1,3})?) (month|year)$/.exec(text.trim()) ?? [];
  if (planType === undefined) return null;
  const digits = minorDigits(currency);
  const [whole = '', part = ''] = typed.split('.');
  if (part.length > digits) return null;
  const amount = Number(whole + part.padEnd(digits, '0'));
  return amount === 0 ? null : { planType: planType as PlanType, amount, currency };
}
