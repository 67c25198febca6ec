import type { Figure } from '../figures/index.ts';
import { anyRowOf, isAnyRowKey } from '../rows/index.ts';
import { type LineKey, lineKeys, type Statement, type Statements } from '../statements/index.ts';

export interface Correction {
  readonly rowKey: string;
  /** `2024`, `2024-Q3` */
  readonly column: string;
  readonly kind: 'corrected' | 'excluded';
  /** In the shares of the filing, before later splits; null where excluded. */
  readonly value: number | null;
  /** What filings gave when it was made, in the same shares; null: no value. */
  readonly filedValue: number | null;
}

/**
 * Statements with what editors corrected or excluded, in fiscal years and quarters. A correction stands for the value that
 * filings gave then: once a later filing gives another, be it the corrected one or a third, the filing counts.
 * Figures derived from others by statements (a fourth quarter, the last twelve months) stay as the facts give them.
 * Example: revenue filed as 391,053 and corrected to 391,035 is 391,035, until a filing says 391,035 itself.
 *
 * docs/methodology.md, "Corrections"
 */
export function applyCorrections(statements: Statements, corrections: readonly Correction[]): Statements {
  if (corrections.length === 0) return statements;
  const byColumn = Map.groupBy(corrections, ({ column }) => column);
  const corrected = (statement: Statement) =>
    withCorrections(statement, byColumn.get(columnOf(statement)) ?? []);
  return {
    ...statements,
    annual: statements.annual.map(corrected),
    quarterly: statements.quarterly.map(corrected),
  };
}

function columnOf({ period: { year, quarter } }: Statement): string {
  return quarter === null ? String(year) : `${year}-Q${quarter}`;
}

const known: ReadonlySet<string> = new Set(lineKeys);

function withCorrections(statement: Statement, corrections: readonly Correction[]): Statement {
  if (corrections.length === 0) return statement;
  const lines = { ...statement.lines };
  for (const { rowKey, ...correction } of corrections) {
    if (!known.has(rowKey)) continue;
    const key = rowKey as LineKey;
    const figure = lines[key];
    if (isSame(inFiledShares(key, figure), correction.filedValue))
      lines[key] = correct(key, figure, correction);
  }
  return { ...statement, lines };
}

/** Its sources stay: nothing that was filed is hidden. */
function correct(key: LineKey, figure: Figure, { kind, value }: Omit<Correction, 'rowKey'>): Figure {
  if (kind === 'excluded' || value === null) return { ...figure, value: null, why: 'excluded', marks: [] };
  return {
    ...figure,
    value: value * factorOf(key, figure),
    why: null,
    marks: [...figure.marks, 'corrected'],
  };
}

/** A figure's value, or another in its place, as a filing states it: before later splits. */
export function inFiledShares(
  key: string,
  figure: Pick<Figure, 'value' | 'splitFactor'>,
  value: number | null = figure.value,
): number | null {
  return value === null ? null : value / factorOf(key, figure);
}

/** By what a filed value is multiplied for later splits: shares grow, what is per share shrinks. */
function factorOf(key: string, { splitFactor }: Pick<Figure, 'splitFactor'>): number {
  const unit = isAnyRowKey(key) ? anyRowOf(key).unit : null;
  return unit === 'shares' ? splitFactor : unit === 'perShare' ? 1 / splitFactor : 1;
}

/** Within what arithmetic loses. */
function isSame(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}
