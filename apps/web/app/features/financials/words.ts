import type { Mark, Why } from '@tenfold/domain/figures';

/** Why there is no figure, as a sentence for the reader. Every dash in the product that has a reason says it with these. */
const reasons: Record<Why, string> = {
  not_filed: 'The company filed no figure for this line and period.',
  part_missing: 'A figure this one is made from is missing.',
  not_provable: 'This quarter was not filed on its own and cannot be derived without guessing.',
  whole_not_positive: 'A share of something that is zero or negative says nothing.',
  previous_not_positive: 'A change from zero or from a negative figure says nothing.',
  previous_missing: 'There is no figure for the period before to compare with.',
  average_not_positive: 'The average balance is zero or negative, so a return on it says nothing.',
  no_interest_expense: 'The company filed no interest expense for this period.',
  eps_not_positive: 'Earnings per share are zero or negative.',
  growth_not_positive: 'Growth is zero or negative.',
  start_or_end_not_positive: 'A compound rate from or to zero or a loss says nothing.',
  too_few_years: 'There are too few years of figures.',
  no_price: 'There is no closing price on or before this date.',
  no_estimates: 'No analysts’ estimates are on file.',
  shares_missing: 'The share count is missing.',
  currency_mismatch:
    'The company reports in one currency and trades in another, and no exchange rate for this date is on file.',
  adr_ratio_unknown: 'It is not known how many shares one depositary receipt stands for.',
  not_meaningful_for_financials: 'Free cash flow is not meaningful for a bank or an insurer.',
  history_too_short: 'The history is too short.',
  not_forecast: 'This line is not part of a forecast.',
};

/** What a reader should know about a figure that is there. */
const remarks: Record<Mark, string> = {
  derived_quarter: 'Derived: this quarter is the difference of longer periods that were filed.',
  derived: 'Derived from other filed lines.',
  fallback_tag: 'Read from a second-choice line of the filing.',
  basic_shares: 'Basic share count: no diluted count was filed.',
  split_adjusted: 'Adjusted for later share splits.',
  rescaled: 'Filed in thousands or millions, shown in units.',
  restated: 'Restated: an earlier filing gave another figure for this period.',
  closing_balance: 'On the closing balance: there is no opening balance to average with.',
  classes_summed: 'The share classes added together.',
  simulated_price: 'At a simulated price.',
  analysts: 'Analysts’ consensus.',
  faded: 'After the analysts’ last year, moving to the averages.',
};

/** Marks that change how a figure should be read are underlined in the table; the others are told on asking. */
const loud: ReadonlySet<string> = new Set<Mark>([
  'derived_quarter',
  'derived',
  'basic_shares',
  'rescaled',
  'closing_balance',
  'simulated_price',
]);

export function whyText(why: string): string {
  return (reasons as Partial<Record<string, string>>)[why] ?? 'There is no figure here.';
}

export function markText(mark: string): string | null {
  return (remarks as Partial<Record<string, string>>)[mark] ?? null;
}

export function isLoud(marks: readonly string[]): boolean {
  return marks.some((mark) => loud.has(mark));
}

export const forecastNames = { averages: 'Averages', analysts: 'Analysts', custom: 'Custom' } as const;

export const forecastHelp = {
  averages:
    'Averages: based on historical growth rates (CAGR) and average margins for the last 10 years or the maximum available.',
  analysts: 'Analysts: consensus estimates of analysts covering the stock.',
  custom: 'Custom: an editable forecast used to compute fair value.',
} as const;
