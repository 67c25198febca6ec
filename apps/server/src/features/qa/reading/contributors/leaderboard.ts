import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getLeaderboard } from '@tenfold/contract/qa';
import type { Db } from '../../../../platform/db/index.ts';
import type { QaTables } from '../../tables.ts';
import { readAuthors } from '../views/read-authors.ts';

type Leaderboard = ReplyOf<typeof getLeaderboard>['leaderboard'];

const places = 10;

/** Deleted accounts have no upvotes any more; of equals who came first. */
export async function readLeaderboard(db: Db): Promise<Leaderboard> {
  const rows = await db
    .withTables<QaTables>()
    .selectFrom('qa_contributor')
    .select(['account_id', 'upvotes'])
    .where('upvotes', '>', 0)
    .orderBy('upvotes', 'desc')
    .orderBy('account_id')
    .limit(places)
    .execute();
  const { authors } = await readAuthors(
    db,
    rows.map(({ account_id }) => account_id),
  );
  return rows.flatMap(({ account_id, upvotes }, index) => {
    const contributor = authors.get(account_id);
    return contributor === undefined ? [] : [{ rank: index + 1, contributor, upvotes }];
  });
}
