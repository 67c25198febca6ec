import type { LineKey, Statement } from '../line.ts';
import { lineKeys } from '../line.ts';
import type { CorrectedStatements } from './corrected-statements.ts';
import { type Correction, correctFigure, isInEffect } from './correction.ts';
import { type ChangedFigure, followFacts } from './follow-facts.ts';
import { type FourthsPerShare, followPeriods } from './follow-periods.ts';

/**
 * Statements with what editors corrected or excluded, in fiscal years and quarters. A correction stands for the value that
 * filings gave then: once a later filing gives another, be it the corrected one or a third, the filing counts.
 *
 * What is made from a corrected figure follows it: sums and differences of the same facts, a fourth quarter as its year less the
 * three others, the last twelve months as their four quarters.
 * Example: a year of 100 with quarters of 20, 25 and 30 leaves 25; corrected to 110 it leaves 35.
 *
 * docs/methodology.md, "Corrections"
 */
export function applyCorrections<Of extends CorrectedStatements>(
  filed: Of,
  corrections: readonly Correction[],
  fourthsPerShare: FourthsPerShare = (quarterly) => [...quarterly],
): Of {
  if (corrections.length === 0) return filed;
  const byColumn = Map.groupBy(corrections, ({ column }) => column);
  const changes: ChangedFigure[] = [];
  const corrected = (statement: Statement): Statement => {
    const own = (byColumn.get(columnOf(statement)) ?? []).flatMap((correction) => {
      const key = lineOf(correction);
      const before = key === null ? null : statement.lines[key];
      if (key === null || before === null || !isInEffect(correction, before)) return [];
      const after = correctFigure(before, correction);
      changes.push({ period: statement.period, key, before, after });
      return [[key, after] as const];
    });
    return own.length === 0
      ? statement
      : { ...statement, lines: { ...statement.lines, ...Object.fromEntries(own) } };
  };
  const own = {
    annual: filed.annual.map(corrected),
    quarterly: filed.quarterly.map(corrected),
    ltm: filed.ltm,
  };
  return changes.length === 0
    ? filed
    : { ...filed, ...followPeriods(filed, followFacts(own, changes), fourthsPerShare) };
}

export function columnOf({ period: { year, quarter } }: Statement): string {
  return quarter === null ? String(year) : `${year}-Q${quarter}`;
}

const known: ReadonlySet<string> = new Set(lineKeys);

function lineOf({ rowKey }: Correction): LineKey | null {
  return known.has(rowKey) ? (rowKey as LineKey) : null;
}
