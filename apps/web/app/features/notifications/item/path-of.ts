import { alertPath } from '@tenfold/contract/alerts/alert-path';
import { sourceAddress } from '@tenfold/contract/financials/source-address';
import type { Notification } from '@tenfold/contract/notifications';
import { ownFigurePath } from '@tenfold/contract/notifications/own-figure';
import { postPathOf } from '@tenfold/contract/notifications/post-sentence';
import { feedsPath } from '../../../shell/my-paths.ts';

/** What it is about: a post of the community in its place; of a company that is no longer on file, the feed. */
export function pathOf(notification: Notification): string {
  if ('others' in notification) return postPathOf(notification);
  const { kind, symbol, data } = notification;
  if (kind === 'own_figure_restated') return ownFigurePath(data);
  if (symbol === null) return feedsPath;
  if (kind === 'contest_answered') return sourceAddress(symbol, data.rowKey, data.column);
  if (kind === 'price' || kind === 'suspended') return alertPath(symbol, data.alertId);
  return `/company/${encodeURIComponent(symbol)}${kind === 'report' ? '#financials' : ''}`;
}
