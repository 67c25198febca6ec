import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { Notified } from '../../notifications/index.ts';
import { lastEntryOf, listEntriesSince, type NewAct, recordAct } from '../moderation/record-act.ts';
import type { QuestionNews } from '../notices/news.ts';
import { notifyOfNews } from '../notices/notify-of-news.ts';
import { settleQuestion } from './settle-question.ts';

interface Act {
  readonly questionId: PostId;
  /** Who acts: an editor’s act is theirs, and they hear of none of its news but those that say whose doing it was. */
  readonly by: AccountId;
  readonly now: Date;
  readonly news?: readonly QuestionNews[];
  /** What an editor did, for the history. */
  readonly act?: NewAct | null;
}

/** Last in the transaction of whatever somebody did to a question or under it: its life, its points, and who hears of it. */
export async function concludeAct(
  tx: Db,
  notified: Notified[],
  { questionId, by, now, news = [], act = null }: Act,
): Promise<void> {
  const lastEntry = act === null ? 0 : await lastEntryOf(tx, [questionId]);
  const settled = await settleQuestion(tx, questionId, now);
  if (act !== null) {
    const entries = await listEntriesSince(tx, [questionId], lastEntry);
    await recordAct(tx, by, now, { ...act, entries });
  }
  notified.push(...(await notifyOfNews(tx, news, by, now)));
  // What time brought is nobody's act: whoever happened to come first hears of it, too.
  notified.push(...(await notifyOfNews(tx, settled, null, now)));
}
