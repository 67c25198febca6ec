import type { TypedCell } from '@tenfold/domain/custom-forecast';
import type { EditedModel } from '../own/edited-model.ts';
import { type CellChange, type Content, changed, customOf } from '../session/content.ts';

/** What an input would come to in its cell; null before the methods are loaded. */
export function tryInput(
  { base, setting, table, compute }: EditedModel,
  content: Content,
  change: CellChange,
  lastYear: number,
): Pick<TypedCell, 'value' | 'failure'> | null {
  if (base === null || compute === null) return null;
  const custom = customOf(changed(content, [change], lastYear));
  const typed = compute(base, { ...setting, forecastType: 'custom', custom }, table).forecast.custom?.typed;
  return typed?.find(({ row, column }) => row === change.row && column === change.column) ?? null;
}
