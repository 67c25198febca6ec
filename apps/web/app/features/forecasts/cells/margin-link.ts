import {
  cashConversion,
  columnKeysAfter,
  conversionIn,
  marginLink,
  type TypedCell,
} from '@tenfold/domain/custom-forecast';
import { isCashFlow } from '@tenfold/domain/valuation';
import type { EditedModel } from '../own/edited-model.ts';
import type { CellChange } from '../session/content.ts';

const row = 'percentageCfoOfRevenue';

/** Whether some year's CFO is calculated from its margin. */
export function isLinked({ typed }: Pick<EditedModel, 'typed'>): boolean {
  return typed.some((cell) => isLink(cell));
}

/** The ratio a link would begin with; null where the value isn't one of cash flow, or too few years had a profit. */
export function offeredConversion({ table, result }: EditedModel): number | null {
  return isCashFlow(result.method) ? cashConversion(table.actual) : null;
}

/** All six columns are linked; only linked ones are freed. */
export function linkChanges(model: EditedModel, conversion: number | null): CellChange[] {
  if (model.base === null) return [];
  if (conversion === null)
    return model.typed.filter(isLink).map(({ column }) => ({ column, row, input: null }));
  return columnKeysAfter(model.base.lastYear).map((column) => ({
    column,
    row,
    input: marginLink(conversion),
  }));
}

function isLink(cell: TypedCell): boolean {
  return cell.row === row && conversionIn(cell.input) !== null;
}
