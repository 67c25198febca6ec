import type { IsoDate } from '@tenfold/domain/facts';
import { formatMillions, formatPercent, formatPerShare, formatRatio } from '@tenfold/domain/format';
import { driverNames } from '@tenfold/domain/must-be-true';
import type { WalkChange, WalkGroup, WalkPart } from '@tenfold/domain/value-walk';
import { formatDay } from '../../../figures/format-day.ts';
import { formatRate } from '../../../figures/format-rate.ts';

const groupNames: Readonly<Record<WalkGroup, string>> = {
  ...driverNames,
  time: 'Time passed',
  actuals: 'New actuals',
  bridge: 'Net debt and other claims',
  shares: 'Share count',
  margin: driverNames.meanMargin,
  rates: 'Required return and terminal growth',
  interest: 'Interest added back',
  currency: 'Exchange rate',
  ownFigures: 'Your own figures',
  method: 'Another method',
  reportedCurrency: 'Another reported currency',
};

/** `Revenue change`; `Your edits: revenue change` where the person typed it. */
export function partName({ group, isTyped, changes }: WalkPart): string {
  if (group === 'time' && changes.length > 0) return yearsOn(changes);
  const name = groupNames[group];
  return isTyped
    ? `Your edits: ${/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name}`
    : name;
}

function yearsOn(changes: readonly WalkChange[]): string {
  const years = changes.reduce((sum, { before, after }) => sum + Math.abs((after ?? 0) - (before ?? 0)), 0);
  return years === 1 ? 'A year on' : `${years} years on`;
}

type ValueDays = readonly [IsoDate | null, IsoDate | null];

/** `10.0% → 8.0%`; of a row `2026 6.0% → 7.6%, 2027 …`, or once where all years moved alike. */
export function partWords({ group, changes }: WalkPart, days: ValueDays = [null, null]): string {
  if (group === 'method') return 'The two are calculated in different ways.';
  if (group === 'reportedCurrency') return 'Figures in two currencies don’t compare.';
  if (group === 'time') return timeWords(changes, days);
  const inRow = changes.filter(({ year, key }) => year !== null && isRate(key));
  if (inRow.length > 0) return rowWords(inRow);
  return changes.map((change) => `${namedBefore(change)}${movement(change)}`).join(', ');
}

/** The value is rolled forward day by day, the columns year by year. */
function timeWords(changes: readonly WalkChange[], [from, to]: ValueDays): string {
  const base = changes.map((change) => `Last fiscal year ${movement(change)}`);
  const isCarried = from !== null && to !== null && from !== to;
  return [...base, ...(isCarried ? [`value of ${formatDay(from)} → ${formatDay(to)}`] : [])]
    .map((part, at) => (at === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part))
    .join(', ');
}

function rowWords(changes: readonly WalkChange[]): string {
  const [first] = changes;
  if (first === undefined) return '';
  const alike = changes.every(({ before, after }) => before === first.before && after === first.after);
  if (alike && changes.length === 6) return `${movement(first)}, all years`;
  const columns = changes.map((change) => `${columnName(change)} ${movement(change)}`);
  return columns.length > 3 ? `${columns.slice(0, 3).join(', ')} …` : columns.join(', ');
}

function columnName({ year, isTerminal }: WalkChange): string {
  return isTerminal ? 'Terminal' : String(year);
}

function movement({ key, before, after }: WalkChange): string {
  return `${amount(key, before)} → ${amount(key, after)}`;
}

function amount(key: WalkChange['key'], value: number | null): string {
  if (value === null) return 'none';
  if (key === 'lastYear') return String(value);
  if (value === 0) return isRate(key) ? '0.0%' : '0';
  if (key === 'requiredReturn' || key === 'terminalGrowth') return formatRate(value);
  if (isRate(key)) return formatPercent(value);
  if (key === 'dividendsPerShare') return formatPerShare(value);
  if (key === 'adrRatio' || key === 'currencyRate' || key === 'latestCurrencyRate') return formatRatio(value);
  return formatMillions(value);
}

function isRate(key: WalkChange['key']): boolean {
  return rates.has(key);
}

const rates: ReadonlySet<WalkChange['key']> = new Set<WalkChange['key']>([
  'revenueChange',
  'percentageCfoOfRevenue',
  'capexChange',
  'freeCashFlowGrowthRate',
  'roe',
  'shareKept',
  'affoGrowth',
  'dividendGrowth',
  'payout',
  'meanMargin',
  'requiredReturn',
  'terminalGrowth',
]);

/** Several numbers in one part need their names. */
function namedBefore({ key }: WalkChange): string {
  const name = names[key];
  return name === undefined ? '' : `${name} `;
}

const names: Readonly<Partial<Record<WalkChange['key'], string>>> = {
  revenue: 'Revenue',
  capex: 'capex',
  freeCashFlow: 'free cash flow',
  commonBook: 'Common book',
  fundsFromOperations: 'FFO',
  maintenance: 'maintenance',
  dividendsPerShare: 'Dividend',
  netDebt: 'Net debt',
  preferredStock: 'preferred stock',
  minorityInterest: 'minorities',
  shareKept: 'kept',
  adrRatio: 'ADR ratio',
};
