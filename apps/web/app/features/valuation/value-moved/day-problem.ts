import type { IsoDate } from '@tenfold/domain/facts';
import { formatDay } from '../../../figures/format-day.ts';

export interface DayLimits {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** Why a date field’s text is no end of a walk; null if it is one. The field has no text where its parts are no day. */
export function dayProblem(text: string, { first, last }: DayLimits): string | null {
  if (text >= first && text <= last) return null;
  return `Enter a day from ${formatDay(first)} to ${formatDay(last)}.`;
}
