import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../../platform/db/index.ts';
import { noSuchPost } from '../views/may-read.ts';

/** Which question an answer is under: it never moves. */
export class AnswerPlaces {
  readonly #db: Db;
  readonly #known = new LRUCache<PostId, PostId>({ max: 5_000 });

  constructor(db: Db) {
    this.#db = db;
  }

  /** @throws NotFound */
  async getQuestion(answer: PostId): Promise<PostId> {
    const known = this.#known.get(answer);
    if (known !== undefined) return known;
    const { rows } = await sql<{ id: PostId }>`
      select question_id as id from qa_post where id = ${answer} and kind = 'answer'`.execute(this.#db);
    const [found] = rows;
    if (found === undefined) throw noSuchPost('answer');
    this.#known.set(answer, found.id);
    return found.id;
  }
}
