import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from './db/index.ts';

/** A file of the archive of a person's own data: JSON, or bytes as they are. */
export interface OwnFile {
  readonly name: string;
  readonly content: Uint8Array | object;
}

/** A table whose rows are an account's: they go with it, and its owner may have all they say. */
export type OwnTable = { readonly table: string } & (
  | { readonly read: (db: Db, accountId: AccountId) => Promise<readonly OwnFile[]> }
  /** Why its owner is not told. */
  | { readonly withheld: string }
);
