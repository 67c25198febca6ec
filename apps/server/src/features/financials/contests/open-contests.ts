import { sql } from 'kysely';
import { PolledRows } from '../../../platform/changes/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';

export interface OpenContest {
  readonly cik: number;
  readonly rowKey: string;
  readonly column: string;
}

/** Those of all companies: they are few, and each page of a company marks its own. */
export function pollOpenContests({ db, clock }: Pick<Deps, 'db' | 'clock'>): PolledRows<OpenContest> {
  return new PolledRows(clock, {
    of: 'open contests',
    version: () => getContestsVersion(db),
    read: () => listOpenContests(db),
  });
}

async function listOpenContests(db: Db): Promise<OpenContest[]> {
  const { rows } = await sql<OpenContest>`
    select cik, row_key as "rowKey", column_key as "column"
      from figure_contest where decision is null order by id`.execute(db);
  return rows.map((row) => ({ ...row, cik: Number(row.cik) }));
}

/** A new one is numbered above all others, and a decision leaves one less open. */
async function getContestsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select (select coalesce(max(id), 0) from figure_contest) || ' ' ||
           (select count(*) from figure_contest where decision is null) as version`.execute(db);
  return rows[0]?.version ?? '';
}
