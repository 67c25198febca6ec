import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fact, IsoDate } from '@tenfold/domain/facts';
import { usedTags } from '@tenfold/domain/statements';
import type { ListingRecord } from '../../company/index.ts';
import type { CompanyFile } from '../filings/company-files.ts';
import { readCompanyFacts } from '../filings/read-company-facts.ts';
import { readSubmission } from '../filings/read-submission.ts';
import type { ImportTally } from '../tally.ts';
import { writeCompanyFile } from './company-file.ts';
import { dropRepeatedVintages } from './drop-repeated-vintages.ts';
import { filingFolders, type SamplePart } from './sample-files.ts';
import { writeText } from './write-text.ts';

const retainedYears = 13;

export interface Making {
  readonly from: string;
  readonly to: string;
  readonly part: SamplePart;
  readonly file: CompanyFile;
  readonly listings: readonly ListingRecord[];
}

export async function makeCompanyFile(
  today: IsoDate,
  { from, to, part, file, listings }: Making,
  tally: ImportTally,
): Promise<string | null> {
  const read = readCompanyFacts((await file.read()).toString('utf8'), usedTags, today);
  if (!read.ok) {
    tally.refuse(file.name, read.why);
    return null;
  }
  for (const { what, why } of read.refusals) tally.refuse(`${file.name} ${what}`, why);
  const symbol = listings.find((listing) => listing.cik === read.cik)?.symbol;
  if (symbol === undefined) {
    tally.refuse(file.name, 'unknown_symbol');
    return null;
  }
  const facts = dropRepeatedVintages(recent(read.facts));
  const submitted = await readFile(join(from, 'sec', 'submissions', `${file.name}.json`), 'utf8').catch(
    () => '',
  );
  const submission = readSubmission(submitted);
  const { fiscalYearEnd, sic, sicDescription } = submission.ok
    ? submission
    : { fiscalYearEnd: null, sic: null, sicDescription: null };
  const { cik, name } = read;
  await writeText(
    to,
    join(filingFolders[part], `${symbol}.json`),
    writeCompanyFile({ cik, name, fiscalYearEnd, sic, sicDescription, facts }),
  );
  tally.count('values read', read.read);
  tally.count('values written', facts.length);
  return symbol;
}

/** The last thirteen years: eleven are shown, compared with two more. */
function recent(facts: readonly Fact[]): Fact[] {
  const newest =
    facts
      .map((fact) => fact.filed)
      .sort()
      .at(-1) ?? '';
  const since: IsoDate = `${Number(newest.slice(0, 4)) - retainedYears}${newest.slice(4)}`;
  return facts.filter((fact) => fact.end >= since);
}
