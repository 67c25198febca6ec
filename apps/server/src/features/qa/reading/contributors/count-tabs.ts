import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { AccountId } from '@tenfold/contract/ids';
import { type getMyContribution, questionFilter } from '@tenfold/contract/qa';
import type { Db } from '../../../../platform/db/index.ts';
import type { QaTables } from '../../tables.ts';
import { countForYou } from '../for-you/list-for-you.ts';
import { countQuestions } from '../questions/list-questions.ts';
import { lookAt } from '../questions/look-at.ts';
import { conditionsOf } from '../questions/question-conditions.ts';
import type { ReadingDeps } from '../reading-deps.ts';

/** How many questions and drafts each tab has for a person, without filters. */
export async function countTabs(
  deps: Pick<ReadingDeps, 'db' | 'picks'>,
  accountId: AccountId,
): Promise<ReplyOf<typeof getMyContribution>['tabs']> {
  const { db } = deps;
  const countOf = async (tab: 'all' | 'q-for-you' | 'bookmarks') => {
    const conditions = await conditionsOf(db, questionFilter.parse({ tab }), accountId);
    if (conditions === null) return 0;
    return tab === 'q-for-you'
      ? countForYou(deps, accountId, conditions)
      : countQuestions(db, await lookAt(db, conditions));
  };
  const [all, forYou, bookmarks, drafts] = await Promise.all([
    countOf('all'),
    countOf('q-for-you'),
    countOf('bookmarks'),
    countDrafts(db, accountId),
  ]);
  return { all, forYou, bookmarks, drafts };
}

async function countDrafts(db: Db, accountId: AccountId): Promise<number> {
  const { count } = await db
    .withTables<QaTables>()
    .selectFrom('qa_draft')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
