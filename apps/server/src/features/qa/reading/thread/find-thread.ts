import type { PostId } from '@tenfold/contract/ids';
import type { Person } from '../../../../platform/http/index.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import { noMarks, type OwnMarks, readOwnMarks } from '../threads/own-marks.ts';
import { postsOf, shownTo, type Thread, type ThreadPost } from '../threads/thread.ts';
import { mayRead, noSuchPost } from '../views/may-read.ts';

export interface FoundThread {
  readonly thread: Thread;
  readonly own: OwnMarks;
}

/**
 * A question for one reader. Visitors get it from memory, up to a second late; who is signed in has just changed
 * something perhaps, so the query for what is theirs also says whether it is another by now.
 *
 * @param kind what the reader asked for, as a refusal names it @throws NotFound
 */
export async function findThread(
  { db, threads }: Pick<ReadingDeps, 'db' | 'threads'>,
  reader: Person | null,
  id: PostId,
  kind: ThreadPost['kind'] = 'question',
): Promise<FoundThread> {
  const cached = await threads.find(id);
  if (reader === null) return { thread: readable(cached, null, kind), own: noMarks };
  if (cached === null) throw noSuchPost(kind);
  const { marks, versions } = await readOwnMarks(db, reader, postsOf(cached));
  if (versions.get(id) === cached.question.version)
    return { thread: readable(cached, reader, kind), own: marks };
  const newer = (await threads.listCurrent(versions)).get(id) ?? null;
  const thread = readable(newer, reader, kind);
  return { thread, own: (await readOwnMarks(db, reader, postsOf(thread))).marks };
}

function readable(thread: Thread | null, reader: Person | null, kind: ThreadPost['kind']): Thread {
  if (thread === null || !mayRead(thread, reader)) throw noSuchPost(kind);
  return shownTo(thread, reader);
}
