import type { Db } from '../../../platform/db/index.ts';

/** A file of the archive: JSON, or bytes as they are. */
export interface OwnFile {
  readonly name: string;
  readonly content: Uint8Array | object;
}

/** All that a feature keeps about a person, for that person. */
export type OwnData = (db: Db, accountId: number) => Promise<readonly OwnFile[]>;
