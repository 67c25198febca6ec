import type { Fact, IsoDate } from '../../facts/index.ts';
import type { Source } from '../../figures/index.ts';
import { daysBetween } from '../../periods/index.ts';
import { usedTags } from '../used-tags.ts';
import { placeOf, type StatementPart, statementParts } from './statement-parts.ts';
import { tagWords } from './tag-words.ts';

/** What one filing states for the periods a figure is made from, laid out as its statements. */
export interface FilingPage {
  readonly accession: string;
  readonly form: string;
  readonly filed: IsoDate;
  readonly parts: readonly FilingPart[];
}

export interface FilingPart {
  readonly part: StatementPart;
  readonly columns: readonly FilingColumn[];
  readonly lines: readonly FilingLine[];
}

/** `start` is null for balances at a day. */
export interface FilingColumn {
  readonly start: IsoDate | null;
  readonly end: IsoDate;
}

export interface FilingLine {
  readonly taxonomy: string;
  readonly tag: string;
  readonly label: string;
  readonly unit: string;
  /** At the last day of each column, not over it. */
  readonly isAtDay: boolean;
  /** One for each column, as filed; null where the filing has none. */
  readonly values: readonly (number | null)[];
  /** For each column whether the figure is made from it. */
  readonly isUsed: readonly boolean[];
}

/**
 * The filings a figure is made from, in the order of its sources, each with the facts of its period and of the period the filing
 * shows beside it, by the tags that lines read. A figure without sources has the filing with most facts of its period.
 */
export function filingPages(
  facts: readonly Fact[],
  sources: readonly Source[],
  period: FilingColumn,
): FilingPage[] {
  const used = sources.length > 0 ? sources : mainFiling(facts, period);
  return [...new Set(used.map(({ accession }) => accession))].map((accession) => {
    const filed = facts.filter(
      (fact) => fact.accession === accession && usedTags.has(`${fact.taxonomy}:${fact.tag}`),
    );
    const ofPage = used.filter((fact) => fact.accession === accession);
    const marked = sources.length > 0 ? ofPage : [];
    return {
      accession,
      form: ofPage[0]?.form ?? '',
      filed: ofPage[0]?.filed ?? '',
      parts: statementParts.flatMap((part) => partOf(part, filed, ofPage, marked)),
    };
  });
}

/** Among equals the first, as later ones repeat it. */
function mainFiling(facts: readonly Fact[], { start, end }: FilingColumn): readonly Fact[] {
  const byFiling = new Map<string, Fact[]>();
  for (const fact of facts.filter((one) => one.start === start && one.end === end)) {
    byFiling.set(fact.accession, [...(byFiling.get(fact.accession) ?? []), fact]);
  }
  const ranked = [...byFiling.values()].sort(
    (one, other) => other.length - one.length || (one[0]?.filed ?? '').localeCompare(other[0]?.filed ?? ''),
  );
  return ranked[0] ?? [];
}

function partOf(
  part: StatementPart,
  filed: readonly Fact[],
  used: readonly Fact[],
  marked: readonly Fact[],
): FilingPart[] {
  const facts = filed.filter((fact) => placeOf(fact).part === part);
  const columns = columnsOf(part, facts, used);
  const groups = new Map<string, Fact[]>();
  for (const fact of facts.filter((one) => columns.some((column) => isIn(one, column)))) {
    const key = `${fact.taxonomy}:${fact.tag} ${fact.unit} ${fact.start === null}`;
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  const lines = [...groups.values()]
    .flatMap((group) => (group[0] === undefined ? [] : [{ first: group[0], group }]))
    .sort((one, other) => placeOf(one.first).at - placeOf(other.first).at)
    .map(({ first, group }) => {
      const cells = columns.map((column) => group.find((fact) => isIn(fact, column)));
      return {
        taxonomy: first.taxonomy,
        tag: first.tag,
        label: tagWords(first.tag),
        unit: first.unit,
        isAtDay: first.start === null,
        values: cells.map((fact) => fact?.value ?? null),
        isUsed: cells.map((fact) => fact !== undefined && marked.some((one) => isSame(one, fact))),
      };
    });
  return lines.length === 0 ? [] : [{ part, columns, lines }];
}

/** Those of the figure, newest first, then the one beside them; where a part has none of them, its longest that ends with them. */
function columnsOf(part: StatementPart, facts: readonly Fact[], used: readonly Fact[]): FilingColumn[] {
  const there = distinct(facts);
  const ends = new Set(used.map((fact) => fact.end));
  const usedColumns = distinct(used).filter((column) => there.some((one) => isEqual(one, column)));
  const own = usedColumns.filter(({ start }) => (part === 'balance') === (start === null));
  const main = own.length > 0 ? own : longest(there.filter(({ end }) => ends.has(end)));
  // A count at a day, such as that of the cover, beside figures of a period.
  const days = usedColumns.filter(({ start, end }) => start === null && !main.some((one) => one.end === end));
  const columns = [...main, ...days].sort(byNewest);
  const beside = main[0] === undefined ? undefined : findBeside(main[0], facts, columns);
  return beside === undefined ? columns : [...columns, beside];
}

function longest(columns: readonly FilingColumn[]): FilingColumn[] {
  const [first] = [...columns].sort((one, other) => lengthOf(other) - lengthOf(one));
  return first === undefined ? [] : [first];
}

/** Finds the one a year before for a period, else a year later; for a day the one within a year or so with most balances. */
function findBeside(
  column: FilingColumn,
  facts: readonly Fact[],
  shown: readonly FilingColumn[],
): FilingColumn | undefined {
  const others = distinct(facts).filter((one) => !shown.some((known) => isEqual(known, one)));
  if (column.start === null) {
    const days = others.filter(
      ({ start, end }) => start === null && Math.abs(daysBetween(end, column.end)) <= 400,
    );
    const countOf = (day: FilingColumn) => facts.filter((fact) => isEqual(fact, day)).length;
    return days.sort((one, other) => countOf(other) - countOf(one) || byNewest(one, other))[0];
  }
  const alike = others.filter(
    (one) => one.start !== null && Math.abs(lengthOf(one) - lengthOf(column)) <= 10,
  );
  return (
    alike.find(({ end }) => isWithin(daysBetween(end, column.end), 350, 380)) ??
    alike.find(({ end }) => isWithin(daysBetween(column.end, end), 350, 380))
  );
}

function byNewest(one: FilingColumn, other: FilingColumn): number {
  return daysBetween(one.end, other.end);
}

function isWithin(days: number, from: number, to: number): boolean {
  return days >= from && days <= to;
}

function lengthOf({ start, end }: FilingColumn): number {
  return start === null ? 0 : daysBetween(start, end);
}

function distinct(facts: readonly FilingColumn[]): FilingColumn[] {
  return [...new Map(facts.map(({ start, end }) => [`${start} ${end}`, { start, end }])).values()];
}

function isEqual(one: FilingColumn, other: FilingColumn): boolean {
  return one.start === other.start && one.end === other.end;
}

/** Balances and counts stand in the column of the period that they end. */
function isIn(fact: FilingColumn, column: FilingColumn): boolean {
  return fact.end === column.end && (fact.start === null || fact.start === column.start);
}

function isSame(one: Fact, other: Fact): boolean {
  return (
    one.taxonomy === other.taxonomy && one.tag === other.tag && one.unit === other.unit && isEqual(one, other)
  );
}
