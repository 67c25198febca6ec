import type { CompanyQuality } from '@tenfold/contract/financials';
import { type CsvCell, csvText } from '../../../platform/storage/csv.ts';

const columns: readonly (readonly [string, (company: CompanyQuality) => CsvCell])[] = [
  ['Symbol', ({ symbol }) => symbol],
  ['Company', ({ name }) => name],
  ['Identities that hold', ({ passed }) => passed],
  ['Identities checked', ({ judged }) => judged],
  ['Failed checks', ({ failed }) => failed],
  ['Gaps', ({ gaps }) => gaps],
  ['Tag switches', ({ tagSwitches }) => tagSwitches],
  ['Excluded', ({ excluded }) => excluded],
  ['Restated', ({ restated }) => restated],
  ['Open contests', ({ contested }) => contested],
  ['Newest filing', ({ newestFiling }) => newestFiling],
];

/** Counts alone, as the page has them: no value of a company. */
export function qualityCsv(companies: readonly CompanyQuality[]): string {
  return csvText([
    columns.map(([name]) => name),
    ...companies.map((company) => columns.map(([, cell]) => cell(company))),
  ]);
}
