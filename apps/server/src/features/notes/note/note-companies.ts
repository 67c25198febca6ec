import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import { companyNotFound } from '../../company/index.ts';

/** Currencies by symbol. Companies whose filings aren't here may be named too. @throws InvalidRequest for a symbol nobody lists */
export async function requireListed(db: Db, symbols: readonly string[]): Promise<Map<string, string>> {
  const listed = await listCurrencies(db, symbols);
  const unknown = symbols.filter((symbol) => !listed.has(symbol));
  if (unknown.length > 0) {
    const message = `We have no company with the symbol ${unknown.join(', ')}.`;
    throw new InvalidRequest(message, { symbols: message });
  }
  return listed;
}

export async function listCurrencies(db: Db, symbols: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ symbol: string; currency: string }>`
    select symbol, currency from listing where symbol = any(${symbols}::text[])`.execute(db);
  return new Map(rows.map(({ symbol, currency }) => [symbol, currency]));
}

/** @throws AppError `company_not_found` */
export async function requireCompany(db: Db, symbol: string): Promise<void> {
  const { rows } = await sql`select from listing where symbol = ${symbol}`.execute(db);
  if (rows.length === 0) throw await companyNotFound(db, symbol);
}
