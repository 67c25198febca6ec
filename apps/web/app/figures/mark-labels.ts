import type { Mark } from '@tenfold/domain/figures';

const remarks: Record<Mark, string> = {
  derived_quarter: 'Calculated as the difference between longer filed periods.',
  derived: 'Calculated from other filed lines.',
  fallback_tag: 'Taken from an alternative line in the filing.',
  net_interest: 'Less interest income: the company didn’t file its interest expense alone.',
  basic_shares: 'Basic share count: the company didn’t file a diluted one.',
  cover_count:
    'Average of the share counts on the report covers, without dilution: the company didn’t file an average.',
  split_adjusted: 'Adjusted for later share splits.',
  rescaled: 'Filed in cents, thousands or millions, shown in units.',
  restated: 'Restated: an earlier filing has a different figure for this period.',
  earlier_vintage: 'From an earlier filing: the newest one has the wrong sign or is off by a power of ten.',
  basis_changed:
    'Basis changed: earlier figures include businesses since sold or spun off, or follow other accounting. Growth across this period isn’t shown.',
  short_year: 'Short fiscal year: the company’s first months, fewer than twelve.',
  year_restated: 'The quarters don’t add up to the year because some of these figures were restated.',
  other_tags: 'The quarters don’t add up to the year because they were filed under another XBRL tag.',
  unlike_year: 'As filed. The year minus its first nine months gives a different figure.',
  closing_balance: 'Uses the closing balance because there’s no opening balance to average it with.',
  classes_summed: 'Sum of all share classes.',
  simulated_price: 'Uses a simulated price.',
  dividends_repeated: 'The latest dividends aren’t filed yet, so the last one is repeated.',
  exchange_rate: 'Converted at the exchange rate shown in the source.',
  old_rate: 'Converted at an exchange rate more than seven days older than the price.',
  median: 'Median of the fiscal years, because one extreme year would distort the mean.',
  no_second_proof: 'Calculated as assets minus equity. The filing has no other figure to check it against.',
  does_not_balance:
    'This balance sheet doesn’t add up as filed, so its ratios are left out of averages. Data quality shows both sums.',
  analysts: 'Analysts’ consensus.',
  bridged: 'No consensus for this year: between the last twelve months and the analysts’ first year.',
  growth_typed: 'Grows by the rate you typed: it isn’t CFO − capex here.',
  corrected:
    'An editor corrected it, or a figure it’s made from, after a reader’s report. The source has what was filed.',
  faded: 'Beyond the analysts’ last year, moving toward the averages.',
};

/** Marks that change how a figure should be read are underlined; the rest show in the source. */
const loud: ReadonlySet<string> = new Set<Mark>([
  'derived_quarter',
  'derived',
  'net_interest',
  'basic_shares',
  'cover_count',
  'rescaled',
  'earlier_vintage',
  'closing_balance',
  'basis_changed',
  'short_year',
  'simulated_price',
  'median',
  'bridged',
  'growth_typed',
  'does_not_balance',
]);

export function markLabel(mark: string): string | null {
  return (remarks as Partial<Record<string, string>>)[mark] ?? null;
}

export function isProminent(marks: readonly string[]): boolean {
  return marks.some((mark) => loud.has(mark));
}
