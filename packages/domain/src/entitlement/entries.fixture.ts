import type { Entry } from './entry.ts';

export const on = (day: string) => new Date(`${day}T00:00:00Z`);

/** To December 7, 2026. */
export const month = {
  what: 'paid',
  invoice: 'in_1',
  subscription: 'sub_1',
  from: on('2026-11-07'),
  to: on('2026-12-07'),
} as const satisfies Entry;

/** The renewal of that month. */
export const refused = {
  what: 'failed',
  invoice: 'in_2',
  subscription: 'sub_1',
  at: on('2026-12-07'),
  isRenewal: true,
} as const satisfies Entry;
