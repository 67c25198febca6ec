import { editableRows, type TypedCell } from '@tenfold/domain/custom-forecast';
import { effectOf, type RowEffect } from '@tenfold/domain/row-effects';
import type { AnyRowKey } from '@tenfold/domain/rows';
import type { MethodId } from '@tenfold/domain/valuation';

/** What each row that may be typed moves under a method. */
export type RowEffects = ReadonlyMap<AnyRowKey, RowEffect>;

export function rowEffects(method: MethodId, typed: readonly TypedCell[]): RowEffects {
  return new Map(editableRows.map((row) => [row, effectOf(method, row, typed)]));
}
