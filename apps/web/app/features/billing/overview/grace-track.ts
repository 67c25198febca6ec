import type { Subscription } from '@tenfold/contract/billing';
import { shortDayOf } from '../money/time-labels.ts';

type Grace = NonNullable<Subscription['grace']>;

const dayMs = 86_400_000;

/** Days of grace, those that are gone, and what is said of them; by the clock of billing. */
export function graceTrack({ failedAt, until }: Pick<Grace, 'failedAt' | 'until'>, now: string) {
  const days = Math.round((Date.parse(until) - Date.parse(failedAt)) / dayMs);
  const gone = Math.min(days, Math.max(0, Math.floor((Date.parse(now) - Date.parse(failedAt)) / dayMs)));
  const left = days - gone;
  return { days, gone, left, leftLabel: left === 1 ? '1 day left' : `${left} days left` };
}

/** `We try again on Dec 9 and Dec 12.`; null when no try is left. */
export function retriesLabel(retries: readonly string[], now: string): string | null {
  const coming = retries.filter((time) => time > now).map(shortDayOf);
  return coming.length === 0 ? null : `We try again on ${coming.join(' and ')}.`;
}
