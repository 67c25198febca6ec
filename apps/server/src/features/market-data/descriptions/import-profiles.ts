import type { ProfileRecord } from '../../company/index.ts';
import { reconcileCompany, recordProfile } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { importBySymbol, type SymbolImport } from './import-by-symbol.ts';
import { readProfilesFile } from './read-profiles.ts';

export function importProfiles(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, profiles);
}

const profiles: SymbolImport<ProfileRecord> = {
  read: readProfilesFile,
  notThisKind: 'not_profiles',
  what: 'profiles',
  async record(db, { symbol, cik }, profile) {
    await recordProfile(db, symbol, 'profiles', profile);
    if (cik !== null) await reconcileCompany(db, cik);
    return 1;
  },
};
