import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import type { Logger } from '../../../platform/log/index.ts';
import { lockQuestions } from '../posts/locks.ts';
import { settlePoints } from './settle-points.ts';

interface RecountDeps extends Pick<Deps, 'db' | 'clock'> {
  readonly log: Pick<Logger, 'error'>;
}

/** It finds nothing: points change in the transactions of their causes. What it adds is logged as an error. */
export function recountPointsNightly(deps: RecountDeps): Queue {
  return {
    name: 'recount-points',
    cron: '30 4 * * *',
    perform: async () => {
      await recountPoints(deps);
    },
  };
}

const inOneRead = 500;

/** @returns how many entries were missing */
export async function recountPoints({ db, clock, log }: RecountDeps): Promise<number> {
  const now = clock.now();
  const wrong: PostId[] = [];
  let missing = 0;
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: PostId }>`
      select post_id as id from qa_question where post_id > ${after} order by post_id limit ${inOneRead}`.execute(
      db,
    );
    for (const { id } of rows) {
      const added = await db.transaction().execute(async (tx) => {
        await lockQuestions(tx, [id]);
        return settlePoints(tx, id, now);
      });
      missing += added;
      if (added > 0) wrong.push(id);
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  if (missing > 0) log.error({ questions: wrong, missing }, 'points did not follow from their causes');
  return missing;
}
