import type { previewDeletion } from '@tenfold/contract/accounts';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { OwnTable } from '../../../platform/own-data.ts';

/** Several tables may hold what is one thing to its owner. */
export function describeErasure(tables: readonly OwnTable[]): ReplyOf<typeof previewDeletion> {
  const deleted = new Set<string>();
  const kept: ReplyOf<typeof previewDeletion>['kept'] = [];
  for (const { erase } of tables) {
    if (erase.how === 'delete') deleted.add(erase.what);
    else kept.push(erase);
  }
  return { deleted: [...deleted], kept };
}
