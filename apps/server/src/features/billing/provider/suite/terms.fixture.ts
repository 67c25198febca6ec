/** What is bought in these tests, and for how long. */
import type { Price } from '../provider.ts';

export const month: Price = { planType: 'month', amount: 1_200, currency: 'EUR' };
export const year: Price = { planType: 'year', amount: 9_600, currency: 'EUR' };
export const days = 86_400_000;

export function later(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}
