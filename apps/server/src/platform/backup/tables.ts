import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Without generated columns: the database computes them again. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Each after the tables it references. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<{ name: string; columns: string[]; refersTo: string[] }>`
    select relname as name,
           (select array_agg(attname::text order by attnum) from pg_attribute
             where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
           array(select other.relname::text from pg_constraint join pg_class other on other.oid = confrelid
                  where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
     order by relname`.execute(db);
  const ordered: Table[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refersTo }) =>
      refersTo.every((other) => ordered.some(({ name }) => name === other)),
    );
    const [table] = waiting.splice(Math.max(next, 0), 1);
    if (table !== undefined) ordered.push({ name: table.name, columns: table.columns });
  }
  return ordered;
}

export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by number`.execute(db);
  return rows.map(({ name }) => name);
}

export async function listSequences(db: Db): Promise<{ name: string; value: number }[]> {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`.execute(
    db,
  );
  return rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, value: Number(value) }]));
}
