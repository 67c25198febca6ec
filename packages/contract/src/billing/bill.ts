import { z } from 'zod';
import { isoTime } from '../shapes.ts';
import { currency, minorUnits } from './money.ts';

export const billLine = z.object({
  /** `period`: a plan for a time; `unused`: the rest of a time that was paid for, below zero. */
  kind: z.enum(['period', 'unused']),
  planType: z.enum(['month', 'year']),
  from: isoTime,
  to: isoTime,
  amount: minorUnits,
});
export type BillLine = z.output<typeof billLine>;

export const tax = z.object({
  /** `VAT 23%`; as the provider calls it. */
  label: z.string(),
  amount: minorUnits,
});

/** What is charged today if the person agrees, and what follows. */
export const bill = z.object({
  currency,
  lines: z.array(billLine),
  subtotal: minorUnits,
  tax: tax.nullable(),
  /** Never below zero. */
  total: minorUnits,
  /** The moment the parts of a period are counted at. Sent back with the total that was agreed to. */
  proratedAt: isoTime,
  nextPayment: z.object({ at: isoTime, total: minorUnits }),
});
export type Bill = z.output<typeof bill>;
