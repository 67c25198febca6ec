import type { IsoDate } from '@tenfold/domain/facts';

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2025-09-27` is `Sep 27, 2025`, wherever the reader is. */
export function formatDay(day: IsoDate): string {
  return words.format(new Date(day));
}
