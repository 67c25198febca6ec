/** Something that was read and not kept: what it is, by name, and the reason. */
export interface ImportRefusal {
  readonly what: string;
  readonly why: RefusalReason;
}

/** Every reason to refuse what is read, with the words a person is told. */
const refusalLabels = {
  // a file or an answer
  empty_file: 'the file is empty',
  malformed_json: 'not JSON, or cut off',
  unreadable: 'cannot be read',
  too_large: 'larger than 256 MB',
  not_companyfacts: 'not an answer of the companyfacts API',
  not_submissions: 'not an answer of the submissions API',
  not_a_ticker_list: 'not the list of tickers with exchanges',
  missing_cik: 'has no CIK',
  missing_name: 'has no entity name',
  text_unprintable: 'holds control characters',
  text_too_long: 'is longer than anything of its kind',
  unsafe_path: 'its path leads out of the archive',
  cannot_be_kept: 'holds something that no database keeps',
  other_cik_than_its_name: 'is of another CIK than its file name says',
  not_found_at_sec: 'the SEC has nothing under this CIK',
  not_prepared: 'was kept, but its documents could not be prepared; the next import tries again',
  // a filed value
  malformed_entry: 'not an entry of the expected form',
  value_not_a_number: 'the value is not a number',
  value_absurd: 'the value is larger than anything of its kind',
  value_tiny: 'the value is next to nothing, but not zero',
  negative_where_impossible: 'the value is negative where that cannot be',
  unit_not_a_currency: 'the unit is not a currency',
  unit_not_per_share: 'the unit is not a currency per share',
  unit_not_shares: 'the unit is not shares',
  date_invalid: 'not a day of the calendar',
  date_out_of_range: 'the day is out of range',
  end_before_start: 'ends before it starts',
  ends_after_filing: 'ends after it was filed',
  accession_malformed: 'the accession number is malformed',
  form_malformed: 'the form is malformed',
  // a price, an estimate, a profile
  not_estimates: 'not a file of estimates',
  not_profiles: 'not a file of profiles',
  not_company_texts: 'not a file of company texts',
  unknown_symbol: 'no such symbol is listed',
  missing_column: 'lacks a column of its kind',
  malformed_row: 'not a row of the expected form',
  price_not_positive: 'the price is zero or negative',
  price_jumps: 'about a hundred times its neighbours or a hundredth, or far from the closes on file',
  amount_not_positive: 'the amount is zero or negative',
  rate_not_positive: 'the exchange rate is zero or negative',
  rate_jumps: 'the exchange rate is five times its neighbours or a fifth: of another pair, or upside down',
  ratio_not_positive: 'the ratio is zero or negative',
  split_not_in_closes: 'a split took effect, and the closes before it are what they were',
  same_day_twice: 'the day is there twice, with another value',
} as const;

export type RefusalReason = keyof typeof refusalLabels;

/** In words, also of a reason that a server of another version names. */
export function refusalLabel(why: string): string {
  return Object.hasOwn(refusalLabels, why) ? refusalLabels[why as RefusalReason] : why;
}
