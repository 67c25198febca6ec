import { difference, freeCashFlow, noneIfNotFiled } from '../columns/index.ts';
import type { Fact, IsoDate } from '../facts/index.ts';
import { type Figure, type MissingReason, missing } from '../figures/index.ts';
import {
  allSplits,
  buildStatements,
  isPeriodic,
  type Statements,
  type StatementsInput,
} from '../statements/index.ts';

/** A value, or the reason there is none. */
export interface PointInTimeValue {
  readonly value: number | null;
  readonly why: MissingReason | null;
}

/** What the filings said of the last twelve months, from the day a report was filed until the next one. Plain data: it is stored. */
export interface PointInTimeFigures {
  readonly filed: IsoDate;
  readonly earningsPerShare: PointInTimeValue;
  readonly dividendsPerShare: PointInTimeValue;
  readonly freeCashFlow: PointInTimeValue;
  readonly revenue: PointInTimeValue;
  /** Equity less preferred stock. */
  readonly bookValue: PointInTimeValue;
  /** The count of the cover page. */
  readonly shares: PointInTimeValue;
}

/** Twelve months, the year before them, and the delay of a report: what is older says nothing of the last twelve months. */
const lookedBackMs = 3 * 366 * 86_400_000;

/** The last twelve months are a year, what came after it and what that replaces: a third year changes none of their lines. */
const newestYears = 2;

/**
 * The last twelve months as they were known after each report, oldest first: a ratio of a day is made from what could
 * be read on that day and not from what was filed or restated later. Per-share values and counts are on today's split
 * basis, which takes every filing to know.
 *
 * Convention: a report counts from the day it was filed. Figures are made by buildStatements from what was filed by then.
 * Refuses: line by line, as buildStatements does.
 * Example: EPS 1.00 a quarter, a 4:1 split later, filed 1 May: from 1 May on the twelve months are 1.00 in today's shares.
 * @param since reports older than the newest before this day are left out
 * @returns one for each day with a report, which may say the same as the one before
 *
 * docs/methodology.md, "Ratios by day"
 */
export function pointInTimeFigures(input: StatementsInput, since: IsoDate): PointInTimeFigures[] {
  const splits = allSplits(input.splits, input.facts);
  const byEnd = input.facts.toSorted((left, right) => (left.end < right.end ? -1 : 1));
  return reportDays(input.facts, since).map((filed) =>
    figuresOf(filed, buildStatements({ ...input, facts: knownOn(byEnd, filed), splits, newestYears })),
  );
}

/** Those that a day on or after `since` looks up: from the newest before it on, each only where it says something else. */
export function changesSince(reports: readonly PointInTimeFigures[], since: IsoDate): PointInTimeFigures[] {
  return fromNewestBefore(reports, since, ({ filed }) => filed).filter((report, index, all) => {
    const before = all[index - 1];
    return before === undefined || !saysTheSame(before, report);
  });
}

function reportDays(facts: readonly Fact[], since: IsoDate): IsoDate[] {
  const days = new Set(facts.filter(({ form }) => isPeriodic(form)).map(({ filed }) => filed));
  return fromNewestBefore([...days].sort(), since, (day) => day);
}

function fromNewestBefore<Item>(
  items: readonly Item[],
  since: IsoDate,
  dayOf: (item: Item) => IsoDate,
): Item[] {
  const first = items.findLastIndex((item) => dayOf(item) <= since);
  return items.slice(Math.max(first, 0));
}

function knownOn(facts: readonly Fact[], day: IsoDate): Fact[] {
  const oldest = new Date(Date.parse(day) - lookedBackMs).toISOString().slice(0, 10);
  return facts.filter((fact) => fact.end >= oldest && fact.filed <= day);
}

function figuresOf(filed: IsoDate, { ltm, sharesNow, businessKind }: Statements): PointInTimeFigures {
  const lines = ltm?.lines;
  const none = missing('not_provable');
  const bookValue =
    lines === undefined
      ? none
      : difference(
          lines.shareholdersEquity,
          noneIfNotFiled(lines.preferredStock),
          'equity − preferred stock',
        );
  return {
    filed,
    earningsPerShare: toPointInTimeValue(lines?.earningsPerShare ?? none),
    dividendsPerShare: toPointInTimeValue(lines?.dividendsPerShare ?? none),
    freeCashFlow: toPointInTimeValue(lines === undefined ? none : freeCashFlow(lines, businessKind)),
    revenue: toPointInTimeValue(lines?.revenue ?? none),
    bookValue: toPointInTimeValue(bookValue),
    shares: toPointInTimeValue(sharesNow),
  };
}

function toPointInTimeValue({ value, why }: Figure): PointInTimeValue {
  return { value, why };
}

function saysTheSame(left: PointInTimeFigures, right: PointInTimeFigures): boolean {
  return JSON.stringify({ ...left, filed: '' }) === JSON.stringify({ ...right, filed: '' });
}
