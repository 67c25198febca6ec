import { postLimits } from './post-limits.ts';
import { categoryOf, isQuestionItem, type QuestionCategory, questionYears } from './question-choices.ts';
import { tagKey } from './tags.ts';

/** A question as it is typed. */
export interface QuestionForm {
  readonly title: string;
  readonly description: string;
  /** Symbols; whether such companies exist, the server knows. */
  readonly companies: readonly string[];
  readonly category: QuestionCategory;
  /** One of `questionYears`; null: none. */
  readonly year: number | string | null;
  /** Keys of `questionItems`. */
  readonly rows: readonly string[];
  /** Names or keys. */
  readonly tags: readonly string[];
}

/** `only_financials`: questions of other categories have no year and items. */
export type QuestionProblem = 'required' | 'too_long' | 'too_many' | 'unknown' | 'only_financials';

/** By field; one without a problem is missing. */
export type QuestionProblems = { readonly [Field in keyof QuestionForm]?: QuestionProblem };

/** What keeps a question from being asked; empty: nothing. */
export function checkQuestion(form: QuestionForm, now: Date): QuestionProblems {
  const { title, description, companies, category, tags } = form;
  return present({
    title: title.trim() === '' ? 'required' : textProblem(title, postLimits.title),
    description: textProblem(description, postLimits.description),
    companies:
      companies.length === 0 && categoryOf(category).needsCompany ? 'required' : companiesProblem(companies),
    year: yearProblem(form, now),
    rows: rowsProblem(form),
    tags: tagsProblem(tags),
  });
}

type Found = QuestionProblem | null;

function present(found: { readonly [Field in keyof QuestionForm]?: Found }): QuestionProblems {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function textProblem(text: string, max: number): Found {
  return text.trim().length > max ? 'too_long' : null;
}

function companiesProblem(companies: readonly string[]): Found {
  return new Set(companies).size > postLimits.companies ? 'too_many' : null;
}

function yearProblem({ category, year }: QuestionForm, now: Date): Found {
  if (year === null) return null;
  if (!categoryOf(category).hasPeriod) return 'only_financials';
  const years: readonly (number | string)[] = questionYears(now);
  return years.includes(year) ? null : 'unknown';
}

function rowsProblem({ category, rows }: QuestionForm): Found {
  if (rows.length === 0) return null;
  if (!categoryOf(category).hasPeriod) return 'only_financials';
  return rows.every(isQuestionItem) ? null : 'unknown';
}

function tagsProblem(tags: readonly string[]): Found {
  const keys = new Set(tags.map(tagKey));
  if (keys.has('')) return 'unknown';
  if (keys.size > postLimits.tags) return 'too_many';
  return [...keys].some((key) => key.length > postLimits.tag) ? 'too_long' : null;
}
