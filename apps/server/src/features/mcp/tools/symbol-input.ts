import { z } from 'zod';

/** Checked by the call it goes to. */
export const symbol = z.string().max(20).describe('Symbol of the company, such as NKE or BRK-B');
