import type { Fact, IsoDate } from '@tenfold/domain/facts';
import { daysBetween } from '@tenfold/domain/periods';
import { isDay } from '../day.ts';
import type { RefusalReason } from '../refusal.ts';
import { checkLine } from '../source-text.ts';

/** Decides a tag's unit, its largest value and whether it may be negative. */
export type Measure = 'money' | 'perShare' | 'shares' | 'ratio';

export function measureOf(tag: string): Measure {
  if (/Per(BasicAndDiluted|Basic|Diluted)?(Share|Unit)/.test(tag)) return 'perShare';
  if (/SharesOutstanding|ShareOutstanding|NumberOf\w*Shares|SharesIssued|Shares$/.test(tag)) return 'shares';
  return /Ratio$|Ratio\d$|Rate$|Percent/.test(tag) ? 'ratio' : 'money';
}

export function checkUnit(measure: Measure, unit: string): RefusalReason | null {
  switch (measure) {
    case 'money':
      return currencies.has(unit) ? null : 'unit_not_a_currency';
    case 'perShare':
      return unit.endsWith('/shares') && currencies.has(unit.slice(0, -7)) ? null : 'unit_not_per_share';
    case 'shares':
      return unit === 'shares' ? null : 'unit_not_shares';
    case 'ratio':
      return checkLine(unit);
  }
}

export function checkFact(fact: Fact, measure: Measure, today: IsoDate): RefusalReason | null {
  const { value, start, end, filed } = fact;
  if (!Number.isFinite(value)) return 'value_not_a_number';
  if (Math.abs(value) > largest[measure]) return 'value_absurd';
  if (value !== 0 && Math.abs(value) < smallest) return 'value_tiny';
  if (value < 0 && (measure === 'shares' || neverNegative.has(fact.tag))) return 'negative_where_impossible';
  if (!isDay(end) || !isDay(filed) || (start !== null && !isDay(start))) return 'date_invalid';
  if ((start ?? end) < earliest || filed < earliest || filed > today) return 'date_out_of_range';
  if (start !== null && start > end) return 'end_before_start';
  if (end > filed && daysBetween(filed, end) > maxDateTypoDays) return 'ends_after_filing';
  if (!/^\d{10}-\d{2}-\d{6}$/.test(fact.accession)) return 'accession_malformed';
  return /^[\w /.-]{1,20}$/.test(fact.form) ? null : 'form_malformed';
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

// Filers in rupiah, won, dong and yen reach 3e15; a subsidiary with a hundred shares earns 1e7 and more a share.
const largest: Readonly<Record<Measure, number>> = { money: 1e16, perShare: 1e9, shares: 1e13, ratio: 1e6 };

// No filer counts in less than hundred-thousandths; dividing by smaller values gives infinite ratios.
const smallest = 1e-9;

// Equity, income, even an insurer's revenue can be negative; what is owned, owed or counted can't.
const neverNegative: ReadonlySet<string> = new Set([
  'Assets',
  'AssetsCurrent',
  'CurrentAssets',
  'Liabilities',
  'LiabilitiesCurrent',
  'CurrentLiabilities',
  'LiabilitiesAndStockholdersEquity',
  'EquityAndLiabilities',
  'CashAndCashEquivalentsAtCarryingValue',
  'CashAndCashEquivalents',
]);

const earliest: IsoDate = '1970-01-01';
/** Days a cover page's date may be mistyped ahead; a later one is a forecast, not a report. */
const maxDateTypoDays = 31;
