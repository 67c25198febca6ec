import { newYorkDay } from '@tenfold/domain/market-hours';
import { usedTags } from '@tenfold/domain/statements';
import type { Db } from '../../../platform/db/index.ts';
import {
  claimListings,
  filerSubject,
  listSuccessors,
  reconcileCompany,
  recordCompany,
  recordProfile,
} from '../../company/index.ts';
import { recordFacts } from '../../financials/index.ts';
import { announceReports, prepareAndAnnounce } from '../announce-figures.ts';
import { dayOf } from '../day.ts';
import type { ImportRun } from '../import-run.ts';
import { hashOf, isImported, markImported } from '../import-source.ts';
import type { ImportTally } from '../tally.ts';
import { cikName } from './cik-name.ts';
import { type CompanyFacts, readCompanyFacts } from './read-company-facts.ts';
import { readSubmission, type Submission } from './read-submission.ts';

export interface CompanyContent {
  readonly name: string;
  readonly facts: Buffer;
  readonly submission: Buffer | null;
}

const source = 'sec';

/** The content is marked as imported last, so that an interrupted import resumes. False when it must be tried again. */
export async function importCompany(run: ImportRun, content: CompanyContent): Promise<boolean> {
  const { db, clock, tally } = run;
  const hash = hashOf(content.facts, content.submission);
  if (await isImported(db, source, content.name, hash)) {
    tally.count('companies unchanged');
    return true;
  }
  const read = readCompanyFacts(content.facts.toString('utf8'), usedTags, dayOf(clock.now()));
  const why = read.ok ? whyOfAnotherName(read.cik, content.name) : read.why;
  if (!read.ok || why !== null) {
    tally.refuse(`${content.name}.json`, why ?? 'unreadable');
    tally.count('companies refused');
    return false;
  }
  countValues(tally, content.name, read);
  if (read.facts.length === 0) {
    tally.count('companies without figures');
    return true;
  }
  const submission = submissionOf(content, read.cik, tally);
  try {
    await recordAll(db, read, submission, tally);
  } catch (error) {
    if (!isDataException(error)) throw error;
    tally.refuse(`${content.name}: ${error.message}`, 'cannot_be_kept');
    tally.count('companies refused');
    return false;
  }
  await run.onStep?.('calculating');
  if (!(await prepare(run, read.cik, content.name))) return false;
  await markImported(db, source, content.name, hash);
  tally.count('companies imported');
  return true;
}

function recordAll(
  db: Db,
  read: CompanyFacts,
  submission: Submission | null,
  tally: ImportTally,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { cik, name } = read;
    await recordCompany(transaction, { ...submission, cik, name });
    if (submission !== null) await recordSubmission(transaction, name, submission);
    const recorded = await recordFacts(transaction, cik, read.facts);
    await reconcileCompany(transaction, cik);
    tally.count('values saved', recorded.saved);
    tally.count('values already stored', recorded.already);
    tally.count('values that conflict with stored ones', recorded.conflicting);
  });
}

async function recordSubmission(db: Db, name: string, submission: Submission): Promise<void> {
  const { cik, website, headquarters, listings } = submission;
  const profile = { websiteUrl: website, headquartersLocation: headquarters };
  await recordProfile(db, filerSubject(cik), 'submissions', profile);
  await claimListings(
    db,
    'submissions',
    listings.map((listing) => ({ ...listing, cik, name, rank: null })),
  );
}

async function prepare({ db, events, clock, tally }: ImportRun, cik: number, name: string): Promise<boolean> {
  try {
    const listings = await events.transact(db, async (tx, emit) => {
      let prepared = 0;
      for (const each of [cik, ...(await listSuccessors(tx, cik))])
        prepared += await prepareAndAnnounce(tx, emit, each, 'filing');
      await announceReports(tx, emit, cik, newYorkDay(clock.now()));
      return prepared;
    });
    if (listings === 0) tally.count('companies without a symbol');
    return true;
  } catch (error) {
    tally.refuse(`${name}: ${error instanceof Error ? error.message : String(error)}`, 'not_prepared');
    return false;
  }
}

function submissionOf(content: CompanyContent, cik: number, tally: ImportTally): Submission | null {
  if (content.submission === null) return null;
  const read = readSubmission(content.submission.toString('utf8'));
  const why = read.ok ? (read.cik === cik ? null : 'other_cik_than_its_name') : read.why;
  if (why !== null) tally.refuse(`submissions of ${content.name}`, why);
  for (const refusal of read.ok ? read.refusals : []) {
    tally.refuse(`submissions of ${content.name}: ${refusal.what}`, refusal.why);
  }
  return read.ok && why === null ? read : null;
}

function countValues(tally: ImportTally, name: string, read: CompanyFacts): void {
  tally.count('values read', read.read);
  for (const { what, why } of read.refusals) tally.refuse(`${name} ${what}`, why);
  tally.count('values refused', read.refusals.length);
}

/** A value the database refuses fails its company, not the import. */
function isDataException(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^22/.test(String(error.code));
}

function whyOfAnotherName(cik: number, name: string): 'other_cik_than_its_name' | null {
  return name === cikName(cik) ? null : 'other_cik_than_its_name';
}
