import type { IsoDate } from '../facts/index.ts';
import { daysBetween } from '../periods/index.ts';
import type { ForecastBase } from './forecast.ts';
import { forecastColumns } from './forecast-horizon.ts';

const daysOfYear = 365.25;
/** Years of 53 weeks end a week later. */
const longestBridge = 1.05;

export type ConsensusLine = 'revenue' | 'earningsPerShare';

/** What a year without consensus lies between. */
export interface ConsensusBridge {
  /** The last twelve months or the last fiscal year, by its day; or a consensus, by its year. */
  readonly from: { readonly day: IsoDate | null; readonly year: number | null; readonly value: number };
  readonly to: { readonly year: number; readonly value: number };
}

export interface ExpectedFigure {
  /** null in a year that analysts leave out and nothing bridges. */
  readonly value: number | null;
  /** null of a consensus. */
  readonly bridge: ConsensusBridge | null;
}

/** The rates of the columns up to the last consensus of the line; null for a line analysts say nothing of. */
export type ExpectedLines = Readonly<Record<ConsensusLine, readonly ExpectedFigure[] | null>>;

interface Known {
  /** In years after the last fiscal year's end. */
  readonly at: number;
  readonly end: ConsensusBridge['from'];
}

/**
 * What analysts expect of revenue and EPS in each forecast column. The fiscal year after the last filed may be over while
 * their consensus begins with the next: such a year lies between the last twelve months and that consensus.
 *
 * Formula: L x (x2 / L) ^ w where both are positive, else L + (x2 - L) x w; w = (t1 - tL) / (t2 - tL), in years.
 * Refuses: a year more than one after what is known before it, or without a consensus for the next.
 * Example: EPS 16.82 to 31 March 2026 and 19.70 for the year to June 2027 is 17.36 for the year to June 2026.
 *
 * docs/methodology.md, "Assumptions"
 */
export function expectedLines(base: ForecastBase): ExpectedLines {
  return { revenue: lineOf(base, 'revenue'), earningsPerShare: lineOf(base, 'earningsPerShare') };
}

function lineOf(base: ForecastBase, line: ConsensusLine): readonly ExpectedFigure[] | null {
  const consensus = Array.from(
    { length: forecastColumns },
    (_, at) => base.consensus.find(({ fiscalYear }) => fiscalYear === base.lastYear + at + 1)?.[line] ?? null,
  );
  const last = consensus.findLastIndex((value) => value !== null);
  if (last < 0) return null;
  let known = start(base, line);
  return consensus.slice(0, last + 1).map((value, index) => {
    const at = index + 1;
    if (value === null) return bridged(known, at, consensus[at] ?? null, base.lastYear + at + 1);
    known = { at, end: { day: null, year: base.lastYear + at, value } };
    return { value, bridge: null };
  });
}

/** The last twelve months, else the last fiscal year. */
function start({ trailing, last, lastPeriodEnd, history }: ForecastBase, line: ConsensusLine): Known | null {
  const recent = trailing?.[line] ?? null;
  if (trailing && recent !== null) {
    const at = daysBetween(lastPeriodEnd, trailing.periodEnd) / daysOfYear;
    return { at, end: { day: trailing.periodEnd, year: null, value: recent } };
  }
  const value = line === 'revenue' ? last.revenue : (history.earningsPerShare.at(-1) ?? null);
  return value === null ? null : { at: 0, end: { day: lastPeriodEnd, year: null, value } };
}

function bridged(known: Known | null, at: number, next: number | null, year: number): ExpectedFigure {
  if (known === null || next === null || at - known.at > longestBridge) return { value: null, bridge: null };
  const from = known.end.value;
  const way = (at - known.at) / (at + 1 - known.at);
  return {
    value: from > 0 && next > 0 ? from * (next / from) ** way : from + (next - from) * way,
    bridge: { from: known.end, to: { year, value: next } },
  };
}
