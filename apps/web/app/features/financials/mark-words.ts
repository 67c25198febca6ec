import type { Mark } from '@tenfold/domain/figures';

/** What a reader should know about a figure that is there. */
const remarks: Record<Mark, string> = {
  derived_quarter: 'Derived: this quarter is the difference of longer periods that were filed.',
  derived: 'Derived from other filed lines.',
  fallback_tag: 'Read from a second-choice line of the filing.',
  basic_shares: 'Basic share count: no diluted count was filed.',
  cover_count:
    'Average of the share counts on the covers of the reports, without dilution: no average was filed.',
  split_adjusted: 'Adjusted for later share splits.',
  rescaled: 'Filed in cents, thousands or millions, shown in units.',
  restated: 'Restated: an earlier filing gave another figure for this period.',
  earlier_vintage: 'From an earlier filing: the newest one has the wrong sign or is off by a power of ten.',
  basis_changed:
    'Basis changed: earlier figures include businesses since sold or spun off, or follow other accounting. No growth is measured across this period.',
  short_year: 'A short fiscal year: the company’s first months, not twelve.',
  year_restated: 'The four quarters don’t add up to the year: some of these figures were restated.',
  other_tags: 'The four quarters don’t add up to the year: they were filed under another XBRL tag.',
  unlike_year: 'As filed, though the year less its nine months gives another figure.',
  closing_balance: 'On the closing balance: there is no opening balance to average with.',
  classes_summed: 'The share classes added together.',
  simulated_price: 'At a simulated price.',
  dividends_repeated: 'The latest dividends are not filed yet: the last one on file is repeated.',
  exchange_rate: 'Converted at an exchange rate: the source shows which.',
  old_rate: 'Converted at an exchange rate more than seven days older than the price.',
  median: 'Median of the fiscal years: one extreme year would distort the mean.',
  no_second_proof: 'Calculated from assets less equity; the filing has no second figure to check it against.',
  does_not_balance:
    'This balance sheet does not add up as filed, so its ratios stay out of averages. Both sums are under Checks.',
  analysts: 'Analysts’ consensus.',
  faded: 'After the analysts’ last year, moving to the averages.',
};

/** Marks that change how a figure should be read are underlined in the table; the others are told on asking. */
const loud: ReadonlySet<string> = new Set<Mark>([
  'derived_quarter',
  'derived',
  'basic_shares',
  'cover_count',
  'rescaled',
  'earlier_vintage',
  'closing_balance',
  'basis_changed',
  'short_year',
  'simulated_price',
  'median',
  'does_not_balance',
]);

export function markText(mark: string): string | null {
  return (remarks as Partial<Record<string, string>>)[mark] ?? null;
}

export function isLoud(marks: readonly string[]): boolean {
  return marks.some((mark) => loud.has(mark));
}
