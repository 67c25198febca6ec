import { formatPercent } from '@tenfold/domain/format';
import {
  type DriverRecord,
  type SolvableDriver,
  type SolvedDriver,
  type YearOfRecord,
  yearsThatReached,
} from '@tenfold/domain/must-be-true';
import { formatMoney } from '../../../figures/format-money.ts';
import type { BadgeTone } from '../../../ui/text/Badge.tsx';

/** What a solution means beside what happened, or why there is none. */
export interface DriverWords {
  readonly badge: { readonly tone: BadgeTone; readonly label: string } | null;
  readonly lead: string | null;
  readonly text: string;
}

/** Up to this share of the years is seldom. */
const seldom = 0.4;

export function driverWords(
  { driver, present, solution }: SolvedDriver,
  record: DriverRecord | null,
  currency: string,
): DriverWords {
  if (!solution.ok) return { badge: null, ...noSolutionWords(driver, solution, currency) };
  const { rate, beyond, solutions } = solution;
  const several = solutions > 1 ? ` ${solutions} returns give this price: this is the nearest to yours.` : '';
  if (driver === 'requiredReturn') {
    const text = `At this price the forecast returns ${formatPercent(rate)} a year.${several}`;
    return { badge: beyond && { tone: 'warn', label: 'Less than an economy grows' }, lead: null, text };
  }
  if (driver === 'terminalGrowth') {
    return beyond === null
      ? { badge: null, lead: null, text: 'Each year, for ever.' }
      : {
          badge: { tone: 'down', label: 'Beyond reason' },
          lead: null,
          text: 'For ever, faster than an economy grows in the long run.',
        };
  }
  const more = beyond === 'more_than_all_revenue' ? ' More than all revenue.' : '';
  if (record === null) return { badge: null, lead: null, text: more.trim() };
  return {
    ...recordWords(record, rate, rate >= (present ?? record.mean)),
    ...(more && { lead: more.trim() }),
  };
}

function recordWords(record: DriverRecord, rate: number, isMore: boolean): DriverWords {
  const { years } = record;
  const reached = yearsThatReached(record, rate, isMore);
  if (reached.length === 0) {
    const best = years.reduce((one, other) => (isMore === other.value > one.value ? other : one));
    const text = `${isMore ? 'Highest' : 'Lowest'} year ${formatPercent(best.value)}, in ${best.year}.`;
    return { badge: { tone: 'down', label: 'Outside the record' }, lead: null, text };
  }
  const text = `${isMore ? 'Reached' : 'That low'} in ${reached.length} of ${years.length} years${notInARow(reached)}.`;
  if (reached.length > years.length * seldom) {
    return { badge: { tone: 'plain', label: 'Within the record' }, lead: null, text };
  }
  return { badge: { tone: 'warn', label: 'Rarely seen' }, lead: null, text };
}

function notInARow(years: readonly YearOfRecord[]): string {
  const inARow = years.some(({ year }, at) => years[at + 1]?.year === year + 1);
  return years.length > 1 && !inARow ? ', never twice in a row' : '';
}

type NoSolutionOf = Extract<SolvedDriver['solution'], { readonly ok: false }>;

function noSolutionWords(
  driver: SolvableDriver,
  { why, nearest }: NoSolutionOf,
  currency: string,
): Pick<DriverWords, 'lead' | 'text'> {
  if (why === 'does_not_enter')
    return { lead: 'No effect.', text: noEffect[driver] ?? 'It doesn’t enter this method.' };
  if (nearest === null) {
    return { lead: 'No solution.', text: 'It would take a terminal year without free cash flow.' };
  }
  const value = formatMoney(nearest.value, currency);
  if (driver === 'capexChange' && nearest.rate === -1) {
    return { lead: 'No solution.', text: `Even with capex falling to nothing the value is ${value}.` };
  }
  return { lead: 'No solution.', text: `Even at ${formatPercent(nearest.rate)} the value is ${value}.` };
}

const noEffect: Readonly<Partial<Record<SolvableDriver, string>>> = {
  revenueChange: 'Typed growth of free cash flow takes its place.',
  percentageCfoOfRevenue: 'Typed growth of free cash flow takes its place.',
  capexChange: 'Capex follows revenue in this method, or free cash flow growth is typed.',
  margin: 'Margin moves EPS and ROE, not free cash flow.',
  sharesOutstandingChange: 'The value is divided by today’s shares.',
  terminalGrowth: 'In this method growth costs what it brings.',
};
