import type { Db } from '../../../../platform/db/index.ts';
import type { LockedPost } from '../../posts/locks.ts';
import type { Doer } from '../../writing/write-deps.ts';
import type { StoredAct } from '../find-act.ts';

/** What an act needs to be put back, with its text locked. */
export interface Undoing {
  readonly tx: Db;
  readonly locked: LockedPost;
  readonly act: StoredAct;
  readonly person: Doer;
  readonly now: Date;
}
