import type { QualityCheck } from '@tenfold/contract/financials';
import { formatCell } from '@tenfold/domain/format';
import { isRowKey, rowOf } from '@tenfold/domain/rows';

export type CheckName = QualityCheck['check'];

export const checkLabels: Record<
  CheckName,
  { title: string; explains: string; expected: string; found: string }
> = {
  balance: {
    title: 'The balance sheet balances',
    explains: 'Assets equal liabilities plus equity, non-controlling interests and temporary equity.',
    expected: 'assets',
    found: 'liabilities and equity',
  },
  quarters_add_up: {
    title: 'Quarters add up to the year',
    explains:
      'For revenue, net income, operating cash flow and capex, Q1 + Q2 + Q3 + Q4 equals the fiscal year.',
    expected: 'the year',
    found: 'four quarters',
  },
  earnings_per_share: {
    title: 'Earnings per share match net income',
    explains: 'Net income ÷ diluted shares, compared with the filed earnings per share.',
    expected: 'filed',
    found: 'net income ÷ shares',
  },
  cash_bridge: {
    title: 'Cash flows explain the change in cash',
    explains: 'Operating, investing and financing cash flow add up to the change in cash.',
    expected: 'the change in cash',
    found: 'the three cash flows',
  },
  margin: {
    title: 'Net income is below revenue',
    explains: 'A margin above 100% means a gain outside the business, or an incomplete revenue line.',
    expected: 'revenue',
    found: 'net income',
  },
  revenue_sign: {
    title: 'Revenue is not negative',
    explains: 'Negative revenue means investment losses counted as revenue, or a wrong sign.',
    expected: 'revenue',
    found: 'minimum',
  },
  debt_of_liabilities: {
    title: 'Debt is part of liabilities',
    explains: 'If debt is above total liabilities, one of the two is wrong.',
    expected: 'liabilities',
    found: 'debt',
  },
  dividends_of_earnings: {
    title: 'Dividends are covered',
    explains:
      'Dividends above twice the earnings and twice the operating cash flow of two years are special dividends, or wrong.',
    expected: 'earned',
    found: 'paid',
  },
  tag_jump: {
    title: 'No jumps where the XBRL tag changed',
    explains:
      'If a line changes its tag and more than triples, or falls below a third, it may be a different line.',
    expected: 'the year before',
    found: 'this year',
  },
  share_jump: {
    title: 'No missing share splits',
    explains: 'If shares double or triple but assets don’t, earlier years aren’t adjusted for a split.',
    expected: 'shares the year before',
    found: 'this year',
  },
  share_basis: {
    title: 'Shares are on one basis',
    explains: 'If EPS moves threefold against net income but assets don’t, a split is missing.',
    expected: 'by net income',
    found: 'EPS',
  },
  tax_of_income: {
    title: 'Income before tax less tax is profit',
    explains: 'If only their sum is profit, the tax has the wrong sign.',
    expected: 'income before tax less profit',
    found: 'tax',
  },
  dividends_of_quarters: {
    title: 'Dividends of quarters are within the year',
    explains: 'If the quarters pay more than the year, one of them is wrong.',
    expected: 'the year',
    found: 'quarters',
  },
  earnings_by_quarter: {
    title: 'EPS of quarters match net income',
    explains: 'Net income ÷ diluted shares of each quarter, compared with the filed earnings per share.',
    expected: 'filed',
    found: 'net income ÷ shares',
  },
  minorities_of_one_year: {
    title: 'Others’ interests last',
    explains: 'If others own a quarter of the assets in one year only, equity is probably a part of it.',
    expected: 'years around',
    found: 'this year',
  },
  return_on_equity: {
    title: 'Net income fits equity',
    explains: 'If net income is above ten times equity, the two may be of different companies.',
    expected: 'equity',
    found: 'net income',
  },
  revenue_of_assets: {
    title: 'Revenue fits assets',
    explains: 'Revenue above 15 times or below 0.2% of assets is of another scale, or a part.',
    expected: 'assets',
    found: 'revenue',
  },
  interest_of_debt: {
    title: 'Interest fits debt',
    explains: 'If interest is above a quarter of debt, a part of the debt is missing.',
    expected: 'interest',
    found: 'debt',
  },
  debt_of_lines: {
    title: 'Debt fits its lines',
    explains:
      'If debt is below its part due after a year, or above that and all current liabilities, one of its lines is missing or counted twice.',
    expected: 'its lines',
    found: 'debt',
  },
  tag_switch: {
    title: 'Lines whose XBRL tag changed',
    explains: 'Companies rename their lines. Look for a break where a line changes its tag.',
    expected: '',
    found: '',
  },
  derived_share: {
    title: 'Figures calculated from others',
    explains:
      'We use figures as filed where possible. The others are calculated from filed figures and marked.',
    expected: '',
    found: '',
  },
};

const causeWords: Record<NonNullable<QualityCheck['cause']>, string> = {
  restated: 'restated later',
  basis_changed: 'the businesses it covers changed',
  tag_changed: 'filed under another XBRL tag',
  shared_profit: 'others share in the profit',
};

const perShareChecks: ReadonlySet<CheckName> = new Set([
  'earnings_per_share',
  'share_basis',
  'dividends_of_quarters',
  'earnings_by_quarter',
]);

/** What a check found, as one line: `2024: filed 6.08, net income ÷ shares 6.21`. */
export function findingLabel(check: QualityCheck): string {
  const where = [check.column, rowNames(check)].filter(Boolean).join(', ');
  if (check.check === 'tag_switch') return `${where}: ${check.tags.join(', ')}`;
  if (check.expected === null || check.found === null) return where;
  const words = checkLabels[check.check];
  const { expected, found, apart } = sidesLabel(check);
  const line = `${where}: ${words.expected} ${expected}, ${words.found} ${found}, ${apart}`;
  return check.cause === undefined ? line : `${line}: ${causeWords[check.cause]}`;
}

/** Both sides of a check as the table prints its figures; null where it has none. */
export function sidesLabel({ check, expected, found }: Pick<QualityCheck, 'check' | 'expected' | 'found'>) {
  const unit = perShareChecks.has(check) ? 'perShare' : 'millions';
  return {
    expected: expected === null ? null : formatCell(expected, unit),
    found: found === null ? null : formatCell(found, unit),
    apart: expected === null || found === null ? null : differenceWords(expected, found),
  };
}

/** How the whole of one check came out: `10 of 11 years passed`. */
export function outcomeLabel(name: CheckName, checks: readonly QualityCheck[]): string {
  const [first] = checks;
  if (name === 'derived_share') {
    const { expected, found } = first ?? {};
    if (!expected) return 'No figures';
    return `${(found ?? 0).toLocaleString('en-US')} of ${expected.toLocaleString('en-US')} figures`;
  }
  if (name === 'tag_switch') return checks.length === 1 ? '1 change' : `${checks.length} changes`;
  const judged = columnsIn(checks, 'passed', 'failed', 'explained');
  const failed = columnsIn(checks, 'failed');
  if (judged.size === 0) return 'Couldn’t be checked';
  if (looksForUnlikely.has(name))
    return failed.size === 0 ? 'OK, no exceptions' : `${failed.size} to look at`;
  return `${judged.size - failed.size} of ${judged.size} ${judged.size === 1 ? 'year' : 'years'} passed`;
}

function columnsIn(checks: readonly QualityCheck[], ...states: QualityCheck['state'][]): Set<string | null> {
  return new Set(checks.filter(({ state }) => states.includes(state)).map(({ column }) => column));
}

const looksForUnlikely: ReadonlySet<CheckName> = new Set([
  'margin',
  'revenue_sign',
  'debt_of_liabilities',
  'dividends_of_earnings',
  'tag_jump',
  'share_jump',
]);

const namesRows: ReadonlySet<CheckName> = new Set(['quarters_add_up', 'tag_switch', 'tag_jump']);

// Checks of several lines name them in their title.
function rowNames({ check, rows }: QualityCheck): string {
  if (!namesRows.has(check)) return '';
  return rows.map((key) => (isRowKey(key) ? rowOf(key).label : key)).join(', ');
}

function differenceWords(expected: number, found: number): string {
  if (expected === 0) return 'which don’t match';
  const share = Math.abs(found / expected - 1);
  return share < 0.0005 ? 'less than 0.1% apart' : `${formatCell(share, 'percent')} apart`;
}
