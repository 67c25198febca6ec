import type { Notification } from '@tenfold/contract/notifications';
import { feedsPath } from '../../../shell/my-paths.ts';

/** What it is about: of a company that is no longer on file, the feed. */
export function pathOf({ kind, symbol }: Pick<Notification, 'kind' | 'symbol'>): string {
  if (symbol === null) return feedsPath;
  return `/company/${encodeURIComponent(symbol)}${places[kind]}`;
}

/** The part of the company page; what an alert is about is at its top. */
const places = { price: '', suspended: '', report: '#financials', question: '' } as const;
