import type { Db } from '../../../platform/db/index.ts';
import { recordAdrRatio, recordChiefExecutives, recordProfile } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { type BySymbol, importBySymbol } from './import-by-symbol.ts';
import { type CompanyTexts, readCompanyTexts } from './read-company-texts.ts';

/** Short name, summary, keywords, the search-engine texts and the chief executives, by symbol. */
export function importCompanyTexts(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, texts);
}

/** Null when no such company was imported. Give it a transaction. */
export async function recordCompanyTexts(
  db: Db,
  cik: number,
  read: CompanyTexts,
): Promise<'recorded' | null> {
  if ((await recordProfile(db, cik, read.profile, 'anywhere')) === null) return null;
  if (read.profile.adrRatio != null) await recordAdrRatio(db, cik, 'foreign');
  await recordChiefExecutives(db, cik, read.chiefExecutives);
  return 'recorded';
}

const texts: BySymbol<CompanyTexts> = {
  read: readCompanyTexts,
  notThisKind: 'not_company_texts',
  what: 'companies',
  record: async (db, { cik }, read) =>
    (await recordCompanyTexts(db, cik, read)) === null ? 'unknown_company' : 1,
};
