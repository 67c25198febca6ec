import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';

/** Knows no tables: a feature's store calls `db.withTables<CompanyTables>()`. A transaction is a Db too. */
export type Db = Kysely<object>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** For reads that may be a second old: the replica, else `db`. */
  readonly read: Db;
  readonly connection: { readonly pglite: PGlite } | { readonly url: string };
  session<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Session {
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}
