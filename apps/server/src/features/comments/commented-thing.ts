import type { AccountId, CommentId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import type { NewComment, ThingKey } from './comment.ts';
import type { CommentSubject } from './tables.ts';

/** What people comment on. The rules for comments are the same for all; this is what they ask of it. */
export interface CommentedThing {
  /** A comment on anything else is not found where one on this is asked for. */
  readonly subjects: readonly CommentSubject[];
  /** Until the transaction ends, others who change or count its comments wait. @throws NotFound once it is gone */
  readonly lock: (tx: Db, thing: ThingKey) => Promise<void>;
  /** @throws InvalidRequest where it has no such place */
  readonly checkPlace?: (tx: Db, comment: NewComment) => Promise<void>;
  readonly limit: number;
  readonly whenFull: string;
  /** After each change of its comments. */
  readonly changed?: (tx: Db, thing: ThingKey) => Promise<void>;
}

/** Whose comment, and which: nothing is read or written without its owner. */
export interface OwnComment {
  readonly accountId: AccountId;
  readonly id: CommentId;
  readonly on: CommentedThing;
}
