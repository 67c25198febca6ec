import { recordWords, settleCompany } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { type BySymbol, importBySymbol } from './import-by-symbol.ts';
import { type CompanyTexts, readCompanyTexts } from './read-company-texts.ts';

/** Short name, summary, keywords, the search-engine texts and the chief executives, by symbol. */
export function importCompanyTexts(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, texts);
}

const texts: BySymbol<CompanyTexts> = {
  read: readCompanyTexts,
  notThisKind: 'not_company_texts',
  what: 'companies',
  async record(db, { symbol, cik }, { profile, chiefExecutives }) {
    await recordWords(db, symbol, 'texts', profile, chiefExecutives);
    if (cik !== null) await settleCompany(db, cik);
    return 1;
  },
};
