import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';

/** Knows no table: a feature's store says `db.withTables<CompanyTables>()`. A transaction is a Db too. */
export type Db = Kysely<object>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** For answers that may be a second old: a replica where there is one, else `db`. */
  readonly read: Db;
  /** For what brings its own access to the database, as the job queue does. */
  readonly connection: { readonly pglite: PGlite } | { readonly url: string };
  /** One connection of its own, without time limits, for scripts and locks. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Session {
  /** Several statements, no parameters. */
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}
