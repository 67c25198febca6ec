import { resultLabels } from '../result-labels.ts';
import { cellAt, type ReadSheet, textAt } from './read-sheet.ts';

/** A result of the fair value's sheet that a person typed over. */
export interface TypedResult {
  readonly label: string;
  readonly file: number;
}

const labels: readonly string[] = Object.values(resultLabels);

/** Those without their formula; none where no result has one: not every program saves formulas. */
export function typedResults(sheet: ReadSheet | undefined): TypedResult[] {
  if (sheet === undefined) return [];
  const lines = [...sheet.keys()].map((row) => ({
    label: textAt(sheet, row, 1),
    cell: cellAt(sheet, { row, column: 2 }),
  }));
  const results = lines.filter(
    ({ label }) => labels.includes(label) || label.startsWith(`${resultLabels.perShare} on `),
  );
  if (results.every(({ cell }) => cell.formula === null)) return [];
  return results.flatMap(({ label, cell }) =>
    cell.formula === null && typeof cell.value === 'number' ? [{ label, file: cell.value }] : [],
  );
}
