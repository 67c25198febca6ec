import { z } from 'zod';

/** Checked by the call it goes to. */
export const symbol = z.string().max(20).describe('Symbol of the company, such as NKE or BRK-B');

/** Shows what the page of a past day shows: only what was filed and traded by then. */
export const asOf = z.iso
  .date()
  .optional()
  .describe('Only what was filed and traded by this day, such as 2023-06-30; left out: today');
