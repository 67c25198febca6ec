import { listMigrations, listSequences, listTables, type Query, quoted, type Table } from './tables.ts';

const rowsAtATime = 2_000;
const charactersAtATime = 4_000_000;

/** What a backup of the database says, in a transaction of the caller's: a header, then each table's heading and rows. */
export async function* backupLines(query: Query, counted: (rows: number) => void): AsyncGenerator<string> {
  // Otherwise times are written in the zone of the server.
  await query("set local time zone 'UTC'");
  const header = {
    format: 'tenfold backup 1',
    migrations: await listMigrations(query),
    sequences: await listSequences(query),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await listTables(query)) {
    // An array marks a table's heading; rows are never arrays.
    yield `${JSON.stringify([table.name, ...table.columns])}\n`;
    for await (const rows of rowsOf(query, table)) {
      counted(rows.length);
      yield rows.map((row) => `${row}\n`).join('');
    }
  }
}

/** So many rows at a time make some megabytes: one prepared document has a million characters, a close fifty. */
async function* rowsOf(
  query: Query,
  { name, columns, key, refersToItself }: Table,
): AsyncGenerator<string[]> {
  // A restore inserts some at a time, and none before those it refers to.
  const order = refersToItself ? `order by ${key.map(quoted).join()}` : '';
  await query(`declare backup no scroll cursor for
    select to_jsonb(stored_row)::text as row from (select ${columns.map(quoted).join()} from ${quoted(name)} ${order}) stored_row`);
  let fetched = 20;
  for (;;) {
    const rows = (await query<{ row: string }>(`fetch ${fetched} from backup`)).map(({ row }) => row);
    if (rows.length === 0) break;
    yield rows;
    const characters = rows.reduce((sum, row) => sum + row.length, 0) / rows.length;
    fetched = Math.max(1, Math.min(rowsAtATime, Math.floor(charactersAtATime / characters)));
  }
  await query('close backup');
}
