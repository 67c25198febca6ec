export interface ImportRefusal {
  readonly what: string;
  readonly why: RefusalReason;
}

const refusalLabels = {
  empty_file: 'the file is empty',
  malformed_json: 'not JSON, or truncated',
  unreadable: 'cannot be read',
  too_large: 'larger than 256 MB',
  not_companyfacts: 'not a companyfacts response',
  not_submissions: 'not a submissions response',
  not_a_ticker_list: 'not the list of tickers with exchanges',
  missing_cik: 'has no CIK',
  missing_name: 'has no entity name',
  text_unprintable: 'contains control characters',
  text_too_long: 'is too long',
  unsafe_path: 'its path points outside the archive',
  cannot_be_kept: 'contains something that can’t be stored',
  other_cik_than_its_name: 'its CIK doesn’t match its file name',
  not_found_at_sec: 'the SEC has nothing under this CIK',
  not_prepared: 'was saved, but its documents couldn’t be prepared; the next import tries again',
  malformed_entry: 'unexpected entry format',
  value_not_a_number: 'the value is not a number',
  value_absurd: 'the value is implausibly large',
  value_tiny: 'the value is implausibly small',
  negative_where_impossible: 'the value can’t be negative',
  unit_not_a_currency: 'the unit is not a currency',
  unit_not_per_share: 'the unit is not a currency per share',
  unit_not_shares: 'the unit is not shares',
  date_invalid: 'invalid date',
  date_out_of_range: 'the date is out of range',
  end_before_start: 'ends before it starts',
  ends_after_filing: 'ends after it was filed',
  accession_malformed: 'the accession number is malformed',
  form_malformed: 'the form is malformed',
  not_estimates: 'not a file of estimates',
  not_profiles: 'not a file of profiles',
  not_company_texts: 'not a file of company texts',
  unknown_symbol: 'unknown symbol',
  missing_column: 'a column is missing',
  malformed_row: 'unexpected row format',
  price_not_positive: 'the price is zero or negative',
  price_jumps: 'about 100 times or 1/100 of its neighbors, or far from the stored closes',
  amount_not_positive: 'the amount is zero or negative',
  rate_not_positive: 'the exchange rate is zero or negative',
  rate_jumps: 'the exchange rate is about 5 times or 1/5 of its neighbors: another pair, or inverted',
  ratio_not_positive: 'the ratio is zero or negative',
  split_not_in_closes: 'a split took effect, but the closes before it aren’t adjusted',
  same_day_twice: 'the day appears twice with different values',
} as const;

export type RefusalReason = keyof typeof refusalLabels;

/** Also for reasons that a server of another version sends. */
export function refusalLabel(why: string): string {
  return Object.hasOwn(refusalLabels, why) ? refusalLabels[why as RefusalReason] : why;
}
