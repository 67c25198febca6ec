import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getQueueCounts } from '@tenfold/contract/qa/desk/editors-queue';
import type { QueueKind } from './load-queue.ts';
import { sinceOf } from './queue-item.ts';
import type { QueueState } from './queue-state.ts';

export type QueueCounts = ReplyOf<typeof getQueueCounts>;

export const countOf = {
  waiting: 'waiting',
  edits: 'edits',
  first: 'firstPosts',
  tags: 'newTags',
} as const satisfies Record<QueueKind, keyof QueueCounts>;

/** Those of the server, with what was decided in this list since. */
export function countsSince(
  counts: QueueCounts,
  show: QueueKind,
  { count, rows }: Pick<QueueState, 'count' | 'rows'>,
): QueueCounts {
  const now = { ...counts, [countOf[show]]: count };
  if (show !== 'waiting') return now;
  const first = rows[0]?.item;
  return { ...now, oldestDatetime: first === undefined ? null : sinceOf(first) };
}
