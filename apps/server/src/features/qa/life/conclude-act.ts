import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { Notified } from '../../notifications/index.ts';
import type { QuestionNews } from '../notices/news.ts';
import { tellNews } from '../notices/tell-news.ts';
import { settleQuestion } from './settle-question.ts';

interface Act {
  readonly questionId: PostId;
  readonly by: AccountId;
  readonly now: Date;
  readonly news?: readonly QuestionNews[];
}

/** Last in the transaction of whatever somebody did to a question or under it: its life, its points, and who hears of it. */
export async function concludeAct(
  tx: Db,
  told: Notified[],
  { questionId, by, now, news = [] }: Act,
): Promise<void> {
  const settled = await settleQuestion(tx, questionId, now);
  told.push(...(await tellNews(tx, news, by, now)));
  // What time brought is nobody's act: whoever happened to come first hears of it, too.
  told.push(...(await tellNews(tx, settled, null, now)));
}
