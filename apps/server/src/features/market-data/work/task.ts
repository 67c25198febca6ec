import { planKeys } from '@tenfold/contract/policy/rights';
import { z } from 'zod';
import { writeBackup } from '../../../platform/backup/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { findAccountId, promote, setPlan } from '../../accounts/index.ts';
import { importCompanyTexts } from '../descriptions/import-company-texts.ts';
import { importEstimates } from '../descriptions/import-estimates.ts';
import { importProfiles } from '../descriptions/import-profiles.ts';
import { createEdgar } from '../edgar/create-edgar.ts';
import { importFromEdgar } from '../edgar/import-from-edgar.ts';
import { importFilings } from '../filings/import-filings.ts';
import { ImportError } from '../import-error.ts';
import type { ImportRun } from '../import-run.ts';
import { importPrices } from '../prices/import-prices.ts';
import { importRates } from '../rates/import-rates.ts';
import { type ImportReport, ImportTally, type Progress } from '../tally.ts';

const file = z.string().min(1);
const email = z.string().min(1);

/** What a person asks for on the command line; plain data, so that a running server can be asked as well. Paths are absolute. */
export const task = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('filings on disk'), from: file, submissions: file.nullable() }),
  z.object({ kind: z.literal('filings from the SEC'), symbols: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('prices'), from: file }),
  z.object({ kind: z.literal('rates'), file }),
  z.object({ kind: z.literal('estimates'), file }),
  z.object({ kind: z.literal('profiles'), file }),
  z.object({ kind: z.literal('company texts'), file }),
  z.object({ kind: z.literal('backup'), file }),
  z.object({ kind: z.literal('promotion'), email }),
  z.object({ kind: z.literal('plan'), email, plan: z.enum(planKeys) }),
]);
export type Task = z.output<typeof task>;

export interface TaskDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Who asks the SEC; null when nobody is to be named, and then it is not asked. */
  readonly secContact: string | null;
}

/** Does the work in this process and counts what came of it. */
export async function runTask(
  { db, clock, secContact }: TaskDeps,
  asked: Task,
  progress: Progress,
  signal: AbortSignal,
): Promise<ImportReport> {
  const tally = new ImportTally(progress);
  const run: ImportRun = { db, clock, tally, signal };
  switch (asked.kind) {
    case 'filings on disk':
      await importFilings(run, asked);
      break;
    case 'filings from the SEC':
      await importFromEdgar(run, createEdgar(secContact, clock), asked.symbols);
      break;
    case 'prices':
      await importPrices(run, asked.from);
      break;
    case 'rates':
      await importRates(run, asked.file);
      break;
    case 'estimates':
      await importEstimates(run, asked.file);
      break;
    case 'profiles':
      await importProfiles(run, asked.file);
      break;
    case 'company texts':
      await importCompanyTexts(run, asked.file);
      break;
    case 'backup':
      tally.count('rows written', await writeBackup(db, asked.file));
      break;
    case 'promotion':
      await promote(db, await getAccountId(db, asked.email));
      tally.count('person made a superuser');
      break;
    case 'plan':
      await setPlan(db, await getAccountId(db, asked.email), asked.plan);
      tally.count(`person put on the ${asked.plan} plan`);
      break;
  }
  return tally.report();
}

async function getAccountId(db: Db, typed: string): Promise<number> {
  const address = typed.trim().toLowerCase();
  const accountId = await findAccountId(db, address);
  if (accountId !== null) return accountId;
  throw new ImportError(
    `There is no account with the address ${address}: it is made when its owner confirms the address.`,
  );
}
