import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from './db/index.ts';

export interface OwnFile {
  readonly name: string;
  readonly content: Uint8Array | object;
}

/** Rows of an account: deleted with it, and part of its owner's archive unless withheld. */
export type OwnTable = { readonly table: string } & (
  | { readonly read: (db: Db, accountId: AccountId) => Promise<readonly OwnFile[]> }
  /** Why it is not in the archive. */
  | { readonly withheld: string }
);
