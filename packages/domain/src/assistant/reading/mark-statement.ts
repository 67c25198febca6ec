import { type CompanyIndex, markCompanies } from './parse-companies.ts';
import { markLines } from './parse-lines.ts';
import { parsePeriods } from './parse-periods.ts';
import { plainWords } from './plain-words.ts';

/** What somebody states, as `readQuestion` sees a question: its words, with markers for companies, periods and lines. */
export function markStatement(text: string, index: Pick<CompanyIndex, 'get'>): string {
  return markLines(markCompanies(parsePeriods(plainWords(text)).words, text, index));
}
