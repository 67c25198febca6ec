import { questionCategories } from '@tenfold/contract/qa/question-choices';
import { type Claims, noClaims } from '../claims/claims.ts';

/** A question while it is typed; as the calls take it. */
export interface TypedQuestion extends Claims {
  readonly title: string;
  readonly description: string;
  /** Symbols. */
  readonly companies: readonly string[];
  readonly category: (typeof questionCategories)[number];
  readonly year: string | null;
  readonly rows: readonly string[];
  /** Keys. */
  readonly tags: readonly string[];
}

export const blankQuestion: TypedQuestion = {
  title: '',
  description: '',
  companies: [],
  category: 'FINANCIALS',
  year: null,
  rows: [],
  tags: [],
  ...noClaims,
};

/** Only questions about figures have a year and items. */
export function asSent(typed: TypedQuestion) {
  const isOfFigures = typed.category === 'FINANCIALS';
  return {
    ...typed,
    companies: [...typed.companies],
    tags: [...typed.tags],
    year: isOfFigures ? typed.year : null,
    rows: isOfFigures ? [...typed.rows] : [],
  };
}

/** Stored values are untrusted. */
export function parseTyped(stored: unknown): TypedQuestion | null {
  const { title, description, companies, category, year, rows, tags, ownsShare, isGenerated } = (stored ??
    {}) as Record<keyof TypedQuestion, unknown>;
  const known = questionCategories.find((each) => each === category);
  if (typeof title !== 'string' || typeof description !== 'string' || known === undefined) return null;
  if (!isTexts(companies) || !isTexts(rows) || !isTexts(tags)) return null;
  if (year !== null && typeof year !== 'string') return null;
  // What was kept before authors could say so has neither.
  const claims = { ownsShare: ownsShare === true, isGenerated: isGenerated === true };
  return { title, description, companies, category: known, year, rows, tags, ...claims };
}

export function isBlank({ title, description }: TypedQuestion): boolean {
  return title.trim() === '' && description.trim() === '';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
