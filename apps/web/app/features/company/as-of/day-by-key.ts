import type { IsoDate } from '@tenfold/domain/facts';
import { yearsBefore } from '@tenfold/domain/periods';
import type { KeyboardEvent } from 'react';
import { type Reports, reportsAround } from './report-steps.ts';

/** Where a key of the timeline leads; undefined: nowhere. */
export function dayByKey(
  { key, shiftKey }: KeyboardEvent,
  { chosen, first, today, reports }: { chosen: IsoDate; first: IsoDate; today: IsoDate; reports: Reports },
): IsoDate | undefined {
  const { before, next } = reportsAround(reports, chosen);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return shiftKey ? yearsBefore(chosen, 1) : (before ?? first);
    case 'ArrowRight':
    case 'ArrowUp':
      return shiftKey ? yearsBefore(chosen, -1) : (next ?? today);
    case 'Home':
      return first;
    case 'End':
      return today;
    default:
      return undefined;
  }
}
