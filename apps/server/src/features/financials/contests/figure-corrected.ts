import type { EventType } from '../../../platform/events/index.ts';

/** In the transaction that stores the correction: the company's documents are then other ones. */
export const figureCorrected: EventType<{ readonly cik: number }> = { name: 'figure corrected' };
