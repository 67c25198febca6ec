import type { IsoDate } from '@tenfold/domain/facts';

export function isDay(text: unknown): text is IsoDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function dayOf(moment: Date): IsoDate {
  return moment.toISOString().slice(0, 10);
}
