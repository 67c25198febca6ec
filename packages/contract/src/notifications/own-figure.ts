import { printNumber } from '@tenfold/domain/figure-lookup';
import { brand } from '../brand.ts';
import type { NotificationData } from './kinds.ts';
import { type SentencePart, strong } from './sentence-part.ts';

type OwnFigure = NotificationData['own_figure_restated'];

const things = {
  note: 'your note',
  comment: 'your comment',
  list_comment: 'your comment on a list',
} as const;

/** `AAPL FY2024 revenue in your note was restated` */
export function ownFigureSentence(actor: string, { label, period, place }: OwnFigure): SentencePart[] {
  return strong(`${actor} ${period} ${label}`, ` in ${things[place.in]} was restated`);
}

/** Both values: what the text says, and what is filed now. */
export function ownFigureDetail({ value, now, unit, currency }: OwnFigure): string {
  return `${printNumber(value, unit, currency)} → ${printNumber(now, unit, currency)}`;
}

/** Where the text stands. */
export function ownFigurePath({ place }: OwnFigure): string {
  if (place.in === 'list_comment') return `/my-${brand.slug}/list/${place.listId}`;
  const symbol = encodeURIComponent(place.symbol);
  return place.in === 'note' ? `/my-${brand.slug}/note/${symbol}` : `/company/${symbol}#financials`;
}
