import { z } from 'zod';

export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Use a currency such as USD')
  .describe('A currency by its code of ISO 4217.');

export const minorUnits = z
  .number()
  .int()
  .describe('An amount in the currency’s smallest unit: 9600 USD are $96.00.');

export const money = z.object({ amount: minorUnits, currency });
export type Money = z.output<typeof money>;
