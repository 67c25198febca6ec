import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isReadOnly } from './database-outage.ts';

/** A checkpoint of the embedded database writes this much at once. */
const minFreeBytes = 16 * 1024 * 1024;
const probeEveryMs = 2_000;

export async function pingDatabase(database: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(database.db).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, 2_000, false);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why nothing can be written; null when it can. */
export function createWriteProbe(database: Database, dataDir: string): () => Promise<string | null> {
  let probedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<string | null> = Promise.resolve(null);
  return () => {
    if (performance.now() - probedAt > probeEveryMs) {
      probedAt = performance.now();
      answer = (database.kind === 'pglite' ? hasRoom(dataDir) : takesOne(database)).then(
        (takes) => (takes ? null : noRoom),
        (error) => (isReadOnly(error) ? 'the database is read-only' : noRoom),
      );
    }
    return answer;
  };
}

const noRoom = 'cannot write: is the disk full?';

/** The embedded database buffers writes in memory, so its disk is checked instead. */
async function hasRoom(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize > minFreeBytes;
}

async function takesOne({ db }: Database): Promise<boolean> {
  await sql`
    insert into lease (name, holder, until) values ('write probe', '', now())
        on conflict (name) do update set until = excluded.until`.execute(db);
  return true;
}
