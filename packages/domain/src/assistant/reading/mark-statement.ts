import { type CompanyIndex, markCompanies } from './companies-asked.ts';
import { markLines } from './lines-asked.ts';
import { periodsAsked } from './periods-asked.ts';
import { plainWords } from './plain-words.ts';

/** What somebody states, as `readQuestion` sees a question: its words, with markers for companies, periods and lines. */
export function markStatement(text: string, index: Pick<CompanyIndex, 'get'>): string {
  return markLines(markCompanies(periodsAsked(plainWords(text)).words, text, index));
}
