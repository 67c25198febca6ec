export const checkNames = [
  'balance',
  'quarters_add_up',
  'earnings_per_share',
  'cash_bridge',
  'margin',
  'revenue_sign',
  'debt_of_liabilities',
  'dividends_of_earnings',
  'tag_jump',
  'share_jump',
  'share_basis',
  'tax_of_income',
  'dividends_of_quarters',
  'earnings_by_quarter',
  'minorities_of_one_year',
  'return_on_equity',
  'revenue_of_assets',
  'interest_of_debt',
  'debt_of_lines',
  'tag_switch',
  'derived_share',
] as const;

export type CheckName = (typeof checkNames)[number];

/** A check of the filings against themselves. It is shown beside the figures it touches and never changes them. */
export interface QualityCheck {
  readonly check: CheckName;
  /** `explained`: both sides differ for a reason the filings show, so none of them is wrong. */
  readonly state: 'passed' | 'failed' | 'explained' | 'not_possible' | 'information';
  /** Set exactly when explained. */
  readonly cause?: Cause;
  /** The column it is about, e.g. `2024` or `2024 Q3`; null for the whole company. */
  readonly column: string | null;
  readonly rows: string[];
  /** Both sides of the equation; null where there is none. */
  readonly expected: number | null;
  readonly found: number | null;
  readonly tags: string[];
}

/**
 * Why two sides may differ without a mistake: the period was restated, counts other businesses, is read from another tag, or others
 * share in the profit.
 */
export type Cause = 'restated' | 'basis_changed' | 'tag_changed' | 'shared_profit';

type Result = Pick<QualityCheck, 'check' | 'column'> & Partial<QualityCheck>;

/** An equation judged: passed when both sides agree within the tolerance. */
export function judged(result: Result, expected: number, found: number, tolerance: number): QualityCheck {
  const state = Math.abs(expected - found) <= tolerance ? 'passed' : 'failed';
  return { rows: [], tags: [], ...result, state, expected, found };
}

/** An equation that failed for a reason the filings show. */
export function explained(check: QualityCheck, cause: Cause): QualityCheck {
  return { ...check, state: 'explained', cause };
}

/** Equations of several rows that all hold. */
export function passed(result: Result): QualityCheck {
  return { rows: [], tags: [], expected: null, found: null, ...result, state: 'passed' };
}

export function notPossible(result: Result): QualityCheck {
  return { rows: [], tags: [], expected: null, found: null, ...result, state: 'not_possible' };
}

export function information(result: Result): QualityCheck {
  return { rows: [], tags: [], expected: null, found: null, ...result, state: 'information' };
}

/**
 * By how much an equation of filed figures may be off without any of them being wrong: each by its own rounding, a
 * million, a hundred thousand or a thousand, because filings of different years round the same figure differently.
 * Example: 5,860,200,000 against parts that are filed to the thousand may be off by 100,000 and as many thousands.
 */
export function roundingOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + roundingUnit(value), 0);
}

function roundingUnit(value: number): number {
  if (value === 0) return 0;
  return [1e6, 1e5, 1e3].find((unit) => value % unit === 0) ?? 1;
}
