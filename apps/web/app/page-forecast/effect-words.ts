import type { EditableRow } from '@tenfold/domain/custom-forecast';
import { movedRows, type RowEffect } from '@tenfold/domain/row-effects';
import type { RowKey } from '@tenfold/domain/rows';

/** `Moves EPS and ROE, not this value.` @param hasFigures whether the forecast has figures of a row at all */
export function effectWords(
  effect: RowEffect,
  row: EditableRow,
  hasFigures: (row: RowKey) => boolean = () => true,
): string {
  if (effect === 'value') return 'Moves this value.';
  const moved = movedRows[row].filter(hasFigures).map((key) => shortNames[key] ?? key);
  return moved.length === 0
    ? 'Doesn’t move this value.'
    : `Moves ${new Intl.ListFormat('en-US').format(moved)}, not this value.`;
}

const shortNames: Readonly<Partial<Record<RowKey, string>>> = {
  earningsPerShare: 'EPS',
  freeCashFlowPerShare: 'FCF per share',
  roa: 'ROA',
  roe: 'ROE',
};
