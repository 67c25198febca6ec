import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import type { Name } from '../../questions.fixture.ts';

const added = '2026-07-01T09:00:00Z';

export async function addForecast(db: Db, by: Name, symbol: string, cik = 1001): Promise<void> {
  await sql`insert into company (cik, name) values (${cik}, ${symbol}) on conflict do nothing`.execute(db);
  await sql`
    insert into forecast (account_id, cik, symbol, name, starts_from, base_year, typed, required_return,
                          terminal_growth, leverage, own_figures, created_at, updated_at)
    values (${people[by].id}, ${cik}, ${symbol}, 'Base', 'averages', 2025, '{}', 0.1, 0.02, 'levered', '{}', ${added}, ${added})`.execute(
    db,
  );
}

export async function addNote(db: Db, by: Name, symbol: string): Promise<void> {
  await sql`
    with added as (
      insert into note (account_id, description, symbols, currency, known, searched, created_at, updated_at)
      values (${people[by].id}, 'Freight.', ${[symbol]}, 'USD', '{}', 'freight.', ${added}, ${added}) returning id
    )
    insert into note_symbol select ${people[by].id}, ${symbol}, id from added`.execute(db);
}

/** @returns the id of the list */
export async function addList(
  db: Db,
  by: Name,
  name: string,
  symbols: readonly string[],
  isDefault = false,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into list (account_id, name, is_default, created_at, updated_at)
    values (${people[by].id}, ${name}, ${isDefault}, ${added}, ${added}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (const [place, symbol] of symbols.entries()) {
    await sql`insert into list_company (list_id, symbol, cik, place, added_at)
              values (${id}, ${symbol}, 1001, ${place}, ${added})`.execute(db);
  }
  return id;
}

export async function follow(db: Db, by: Name, contributor: Name): Promise<void> {
  await sql`insert into qa_follow_contributor values (${people[contributor].id}, ${people[by].id}, ${added})`.execute(
    db,
  );
}
