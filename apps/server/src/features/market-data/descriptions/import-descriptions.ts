import { type ProfileRecord, reconcileCompany, recordEstimates, recordProfile } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { importBySymbol, type SymbolImport } from './import-by-symbol.ts';
import { type CompanyTexts, readCompanyTexts } from './read-company-texts.ts';
import { type ParsedEstimates, readEstimatesFile } from './read-estimates.ts';
import { readProfilesFile } from './read-profiles.ts';

export function importCompanyTexts(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, texts);
}

const texts: SymbolImport<CompanyTexts> = {
  read: readCompanyTexts,
  notThisKind: 'not_company_texts',
  what: 'companies',
  cause: null,
  async record(db, { symbol, cik }, { profile, chiefExecutives }) {
    await recordProfile(db, symbol, 'texts', profile, chiefExecutives);
    if (cik !== null) await reconcileCompany(db, cik);
    return 1;
  },
};

export function importEstimates(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, estimates);
}

const estimates: SymbolImport<ParsedEstimates> = {
  read: readEstimatesFile,
  notThisKind: 'not_estimates',
  what: 'estimates',
  cause: 'estimates',
  record: (db, { symbol }, read) => recordEstimates(db, symbol, { ...read, source: 'imported file' }),
};

export function importProfiles(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, profiles);
}

const profiles: SymbolImport<ProfileRecord> = {
  read: readProfilesFile,
  notThisKind: 'not_profiles',
  what: 'profiles',
  cause: null,
  async record(db, { symbol, cik }, profile) {
    await recordProfile(db, symbol, 'profiles', profile);
    if (cik !== null) await reconcileCompany(db, cik);
    return 1;
  },
};
