import type { PostId } from '@tenfold/contract/ids';
import type { QuestionTitle } from '@tenfold/contract/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { readTitles } from './question-titles.ts';

/** Null unless everybody sees the question. */
export async function findPublicTitle(db: Db, id: number): Promise<QuestionTitle | null> {
  const [found] = await readTitles(db, [id as PostId]);
  return found?.title ?? null;
}
