import { type RowKey, rows } from '../../rows/index.ts';
import { postLimits } from './post-limits.ts';

export interface QuestionCategoryChoice {
  readonly key: QuestionCategory;
  readonly name: string;
  readonly needsCompany: boolean;
  /** Whether a year and items can be chosen. */
  readonly hasPeriod: boolean;
}

export type QuestionCategory = 'FINANCIALS' | 'BUSINESS' | 'EVENT' | 'CONCEPTS';

/** In the order of the form. General knowledge needs no company; what is specific to companies or an event does. */
export const questionCategories: readonly QuestionCategoryChoice[] = [
  { key: 'FINANCIALS', name: 'Financials', needsCompany: true, hasPeriod: true },
  { key: 'BUSINESS', name: 'Business', needsCompany: true, hasPeriod: false },
  { key: 'EVENT', name: 'Event', needsCompany: true, hasPeriod: false },
  { key: 'CONCEPTS', name: 'Concepts', needsCompany: false, hasPeriod: false },
];

export function categoryOf(key: QuestionCategory): QuestionCategoryChoice {
  const choice = questionCategories.find((each) => each.key === key);
  if (choice === undefined) throw new RangeError(`no such category: ${key}`);
  return choice;
}

export type QuestionYear = number | 'forecast';

const firstYear = 2015;

/** 2015 to the current calendar year in UTC, then Forecast. The specification’s 2025 was its current year. */
export function questionYears(now: Date): QuestionYear[] {
  const count = now.getUTCFullYear() - firstYear + 1;
  return [...Array.from({ length: count }, (_, index) => firstYear + index), 'forecast'];
}

export interface QuestionItem {
  readonly key: RowKey;
  /** `01 Diluted EPS`. */
  readonly label: string;
}

/** The first 30 rows of the financials, hidden ones too. Questions keep the key: the number is for the eye. */
export const questionItems: readonly QuestionItem[] = rows
  .slice(0, postLimits.items)
  .map(({ key, label }, index) => ({ key, label: `${String(index + 1).padStart(2, '0')} ${label}` }));

const itemKeys: ReadonlySet<string> = new Set(questionItems.map(({ key }) => key));

export function isQuestionItem(key: string): key is RowKey {
  return itemKeys.has(key);
}
