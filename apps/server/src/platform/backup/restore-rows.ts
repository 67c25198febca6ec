import type { Session } from '../db/index.ts';
import { RestoreError } from './restore-error.ts';
import { quoted, type Table } from './tables.ts';

/** All at once; when the database refuses them, one after the other, to say which. */
export async function restoreRows(session: Session, table: Table, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  await session.script('savepoint rows');
  try {
    await insert(session, table, rows);
    await session.script('release savepoint rows');
  } catch (error) {
    await session.script('rollback to savepoint rows');
    for (const row of rows) await restoreRow(session, table, row);
    throw error;
  }
}

async function restoreRow(session: Session, table: Table, row: string): Promise<void> {
  const values = JSON.parse(row) as Readonly<Record<string, unknown>>;
  await insert(session, table, [row]).catch((cause: Error) => {
    const key = table.key.map((column) => `${column} ${String(values[column])}`).join(', ');
    const which = key === '' ? '' : ` with ${key}`;
    throw new RestoreError(
      `The backup’s row of ${table.name}${which} was refused: ${cause.message}. Nothing was restored.`,
      { cause },
    );
  });
}

async function insert({ query }: Session, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const names = columns.map(quoted).join();
  await query(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${quoted(name)}, $1::text::jsonb)`,
    [`[${rows.join()}]`],
  );
}
