import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from './db/index.ts';

export interface OwnFile {
  readonly name: string;
  readonly content: Uint8Array | object;
}

/** Rows of an account: part of its owner's archive unless withheld. */
export type OwnTable = { readonly table: string; readonly erase: Erasure } & (
  | { readonly read: (db: Db, accountId: AccountId) => Promise<readonly OwnFile[]> }
  /** Why it is not in the archive. */
  | { readonly withheld: string }
);

/**
 * What happens to the rows when the account is deleted; the delete dialog shows it. The foreign key does it:
 * `on delete cascade` deletes; `on delete set null` keeps the row without its author (anonymize), or with what the row
 * itself says about them (keep).
 */
export type Erasure = { readonly what: string } & (
  | { readonly how: 'delete' }
  | { readonly how: 'anonymize' | 'keep'; readonly why: string }
);
