import type { QuestionCategory } from '../writing/question-choices.ts';

interface Reviewed {
  readonly title: string;
  readonly description: string;
  readonly category: QuestionCategory;
  readonly companies: readonly unknown[];
  /** A year as text, or `forecast`. */
  readonly year: string | null;
}

/** From this share on another question may ask the same (`alikeness`). */
export const alikeFrom = 0.6;

/** What a question about financials or an event should name and doesn’t. A concept is no company’s. */
export function missingInQuestion(question: Reviewed): ('company' | 'period')[] {
  const { category, companies } = question;
  if (category === 'CONCEPTS') return [];
  const needsPeriod = category !== 'BUSINESS';
  return [
    ...(companies.length === 0 ? (['company'] as const) : []),
    ...(needsPeriod && !namesPeriod(question) ? (['period'] as const) : []),
  ];
}

const periods = /\b(?:19|20)\d\d\b|\bq[1-4]\b|\b(?:quarter|year|decade|month|forecast)/i;

function namesPeriod({ year, title, description }: Reviewed): boolean {
  return year !== null || periods.test(title) || periods.test(description);
}
