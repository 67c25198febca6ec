import { reconcileCompany, recordProfile } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { importBySymbol, type SymbolImport } from './import-by-symbol.ts';
import { type CompanyTexts, readCompanyTexts } from './read-company-texts.ts';

export function importCompanyTexts(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, texts);
}

const texts: SymbolImport<CompanyTexts> = {
  read: readCompanyTexts,
  notThisKind: 'not_company_texts',
  what: 'companies',
  async record(db, { symbol, cik }, { profile, chiefExecutives }) {
    await recordProfile(db, symbol, 'texts', profile, chiefExecutives);
    if (cik !== null) await reconcileCompany(db, cik);
    return 1;
  },
};
