import type { LookupPeriod } from '../../figure-lookup/index.ts';
import type { Quarter } from '../../periods/index.ts';
import { markDays } from './mark-days.ts';
import { markRanges, markSpans } from './mark-spans.ts';
import { markYears } from './mark-years.ts';

/** What a question says of time. */
export interface QuestionPeriods {
  /** One after another, as they stand. */
  readonly periods: readonly LookupPeriod[];
  /** From and to, as years (`2016`), months or days; null where an end is open. */
  readonly range: { readonly from: string; readonly to: string | null } | null;
  /** A number of years, back from `to` or from the newest. */
  readonly years: number | null;
  readonly to: number | null;
  /** `and the year after?` is 1, `the year before` −1. */
  readonly shift: number | null;
}

/** @param words by plainWords @returns what it says of time, and the words with markers in place of that */
export function parsePeriods(words: string): { readonly requested: QuestionPeriods; readonly words: string } {
  const marked = markRanges(markSpans(markYears(markDays(words))))
    .replace(/\b(?:the )?(?:following|next) (?:fiscal )?year\b|\b(?:the )?year after\b/g, '[shift:1]')
    .replace(/\b(?:the )?(?:year before|previous year|prior year|year earlier)\b/g, '[shift:-1]');
  const isQuarter = /\bquarter|\b(?:three|3) months\b/.test(marked);
  const range = /\[r:([\d-]+)\.\.([\d-]*)\]/.exec(marked);
  const periods = [...marked.matchAll(/\[(y|q|d|m):([\d-]+)\]|\[(ltm|latest|latestq)\]/g)].flatMap(
    ([, kind, value = '', word]) => periodOf(kind ?? word ?? '', value, { isQuarter, marked }),
  );
  return {
    requested: {
      periods: withoutDoubles(periods),
      range: range === null ? null : { from: range[1] ?? '', to: range[2] || null },
      years: numberIn(marked, /\[n:(\d+)\]/),
      to: numberIn(marked, /\[to:(\d{4})\]/),
      shift: numberIn(marked, /\[shift:(-?1)\]/),
    },
    words: marked,
  };
}

interface Around {
  readonly isQuarter: boolean;
  readonly marked: string;
}

function periodOf(kind: string, value: string, { isQuarter, marked }: Around): LookupPeriod[] {
  switch (kind) {
    case 'y':
      return [{ kind: 'year', year: Number(value) }];
    case 'q':
      return quarterOf(value, marked);
    case 'd':
    case 'm':
      return [{ kind: 'end', end: value, isQuarter }];
    case 'ltm':
      return [{ kind: 'ltm' }];
    case 'latestq':
      return [{ kind: 'latestQuarter' }];
    default:
      return [{ kind: 'latestYear' }];
  }
}

/** A quarter whose year stands elsewhere in the question. */
function quarterOf(value: string, marked: string): LookupPeriod[] {
  const [year, quarter] = value.length > 1 ? value.split('-') : [/\[y:(\d{4})\]/.exec(marked)?.[1], value];
  if (year === undefined || quarter === undefined) return [];
  return [{ kind: 'quarter', year: Number(year), quarter: Number(quarter) as Quarter }];
}

/** `fiscal 2025 (jan 2025)` says one period twice, and a quarter’s own year is none beside it. */
function withoutDoubles(periods: readonly LookupPeriod[]): LookupPeriod[] {
  const ends = periods.filter(({ kind }) => kind === 'end');
  const quarters = periods.filter(({ kind }) => kind === 'quarter');
  const years = periods.filter(({ kind }) => kind === 'year');
  if (ends.length > 0 && years.length + quarters.length <= ends.length) return ends;
  if (quarters.length > 0) return quarters;
  const exact = periods.filter(({ kind }) => kind !== 'latestYear');
  const rest = exact.length > 0 ? exact : periods;
  return rest.filter((each, at) => rest.findIndex((other) => sameYear(each, other)) === at);
}

function sameYear(one: LookupPeriod, other: LookupPeriod): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function numberIn(words: string, pattern: RegExp): number | null {
  const [, number] = pattern.exec(words) ?? [];
  return number === undefined ? null : Number(number);
}
