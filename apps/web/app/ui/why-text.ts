import type { Why } from '@tenfold/domain/figures';

/** Why there is no figure, as a sentence for the reader. Every dash in the product that has a reason says it with these. */
const reasons: Readonly<Record<Why | 'for_signed_in', string>> = {
  not_filed: 'The company filed no figure for this line and period.',
  part_missing: 'A figure this one is made from is missing.',
  not_provable: 'This period was not filed on its own and cannot be put together without guessing.',
  whole_not_positive: 'What it is divided by is zero or negative.',
  previous_not_positive: 'A change from zero or from a negative figure says nothing.',
  previous_missing: 'There is no figure for the period before to compare with.',
  average_not_positive: 'The average balance is zero or negative, so a return on it says nothing.',
  no_interest_expense: 'The company filed no interest expense for this period.',
  eps_not_positive: 'Earnings per share are zero or negative.',
  growth_not_positive: 'Growth of earnings per share is zero or negative.',
  start_or_end_not_positive: 'A compound rate from or to zero or a loss says nothing.',
  too_few_years: 'There are too few years of figures.',
  basis_changed:
    'The figures before are on another basis (businesses since sold or spun off, other accounting, or a short year), so no growth is measured.',
  no_price: 'There is no closing price on file for this date.',
  no_estimates: 'There are no analysts’ estimates on file.',
  shares_missing: 'The share count is missing.',
  currency_mismatch:
    'The company reports in one currency and trades in another, and no exchange rate for this date is on file.',
  adr_ratio_unknown: 'It is not known how many shares one depositary receipt stands for.',
  not_meaningful_for_financials: 'Free cash flow is not meaningful for a bank or an insurer.',
  dividends_unknown: 'Neither the list of dividends nor the filings cover the whole period.',
  history_too_short: 'The history is too short.',
  none_in_period: 'No fiscal period ended within this time.',
  not_forecast: 'This line is not part of a forecast.',
  for_signed_in: 'It compares with the year before: sign in to see it. It is free under the Light plan.',
};

/** The wire may bring a reason of tomorrow, or none. */
export function whyText(why: string | null | undefined): string {
  return (reasons as Partial<Record<string, string>>)[why ?? ''] ?? 'There is no figure here.';
}
