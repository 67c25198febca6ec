import type { MissingReason } from '@tenfold/domain/figures';

const reasons: Readonly<Record<MissingReason | 'for_signed_in' | 'no_share' | 'no_growth', string>> = {
  excluded: 'Excluded by an editor after a reader’s report. The source has what was filed.',
  not_filed:
    'The SEC’s data has no figure for this line and period. It may be filed by share class, by segment or under a name of the company’s own.',
  part_missing: 'An input is missing.',
  not_provable: 'This period wasn’t filed separately and can’t be calculated reliably.',
  whole_not_positive: 'The divisor is zero or negative.',
  previous_not_positive: 'Growth from zero or a negative figure isn’t meaningful.',
  previous_missing: 'There’s no earlier period to compare with.',
  average_not_positive: 'The average balance is zero or negative, so a return on it isn’t meaningful.',
  no_interest_expense:
    'The SEC’s data has no interest expense for this period. It may be filed within a total or under a name of the company’s own.',
  eps_not_positive: 'Earnings per share are zero or negative.',
  growth_not_positive: 'Growth in earnings per share is zero or negative.',
  start_or_end_not_positive: 'A compound growth rate from or to zero or a loss isn’t meaningful.',
  too_few_years: 'There aren’t enough years of figures.',
  basis_changed:
    'Earlier figures aren’t comparable (businesses since sold or spun off, other accounting, or a short year), so growth isn’t shown.',
  no_price: 'There’s no closing price for this date.',
  no_consensus: 'There is no consensus for this year.',
  no_estimates: 'There are no analysts’ estimates.',
  no_past_estimates: 'Past estimates aren’t on file, only those for the years ahead.',
  shares_missing: 'The share count is missing.',
  currency_mismatch:
    'The company reports in one currency and trades in another, and there’s no exchange rate for this date.',
  adr_ratio_unknown: 'We don’t know how many shares one depositary receipt represents.',
  not_meaningful_for_financials: 'Free cash flow isn’t meaningful for a bank or an insurer.',
  dividends_unknown: 'Neither the dividend history nor the filings cover the whole period.',
  history_too_short: 'The history is too short.',
  none_in_period: 'No fiscal period ended in this range.',
  not_forecast: 'This line isn’t forecast.',
  no_share: 'This line isn’t part of a total.',
  no_growth: 'Growth of this line isn’t meaningful.',
  for_signed_in: 'This compares with the year before. Sign up free to see it.',
};

/** The API may send newer reasons, or none. */
export function missingReasonLabel(why: string | null | undefined): string {
  return (reasons as Partial<Record<string, string>>)[why ?? ''] ?? 'No figure available.';
}
