import type { Session } from '../db/index.ts';

export type Query = Session['query'];

/** Without generated columns: the database computes them again. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** Like replies to comments: a row refers to one with a lower key. */
  readonly refersToItself: boolean;
}

/** Each after the tables it references. */
export async function listTables(query: Query): Promise<Table[]> {
  const rows = await query<Table & { refersTo: string[] }>(`
    select relname as name,
           (select array_agg(attname::text order by attnum) from pg_attribute
             where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
           array(select attname::text from pg_attribute join pg_index on indrelid = attrelid and attnum = any (indkey)
                  where attrelid = pg_class.oid and indisprimary order by attnum) as key,
           exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f' and confrelid = conrelid) as "refersToItself",
           array(select other.relname::text from pg_constraint join pg_class other on other.oid = confrelid
                  where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
     order by relname`);
  const ordered: Table[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refersTo }) =>
      refersTo.every((other) => ordered.some(({ name }) => name === other)),
    );
    const [table] = waiting.splice(Math.max(next, 0), 1);
    if (table === undefined) continue;
    const { refersTo, ...rest } = table;
    ordered.push(rest);
  }
  return ordered;
}

export async function listMigrations(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>('select name from migration order by number');
  return rows.map(({ name }) => name);
}

export async function listSequences(query: Query): Promise<{ name: string; value: number }[]> {
  const rows = await query<{ name: string; value: number | null }>(
    "select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'",
  );
  return rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, value: Number(value) }]));
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
