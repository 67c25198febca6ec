import type { ProfileRecord } from '../../company/index.ts';
import { recordWords, settleCompany } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { type BySymbol, importBySymbol } from './import-by-symbol.ts';
import { readProfilesFile } from './read-profiles.ts';

/** Sector, industry, website, employees and headquarters, by symbol. */
export function importProfiles(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, profiles);
}

const profiles: BySymbol<ProfileRecord> = {
  read: readProfilesFile,
  notThisKind: 'not_profiles',
  what: 'profiles',
  async record(db, { symbol, cik }, profile) {
    await recordWords(db, symbol, 'profiles', profile);
    if (cik !== null) await settleCompany(db, cik);
    return 1;
  },
};
