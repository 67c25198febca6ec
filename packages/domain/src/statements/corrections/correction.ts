import type { Figure } from '../../figures/index.ts';
import { anyRowOf, isAnyRowKey } from '../../rows/index.ts';

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

/** Whether the facts still give the value that a correction stands for; otherwise they count by themselves. */
export function isInEffect({ rowKey, filedValue }: Correction, filed: Figure): boolean {
  return isSame(inFiledShares(rowKey, filed), filedValue);
}

/** Its sources stay: nothing that was filed is hidden. */
export function correctFigure(filed: Figure, { rowKey, kind, value }: Correction): Figure {
  if (kind === 'excluded' || value === null) return { ...filed, value: null, why: 'excluded', marks: [] };
  return {
    ...filed,
    value: inSharesOfToday(rowKey, filed, value),
    why: null,
    marks: [...filed.marks, 'corrected'],
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

/** What `inFiledShares` takes apart, put together again. */
export function inSharesOfToday<Value extends number | null>(
  key: string,
  figure: Pick<Figure, 'splitFactor'>,
  value: Value,
): Value {
  return (value === null ? null : value * factorOf(key, figure)) as Value;
}

/** By what a filed value is multiplied for later splits: shares grow, what is per share shrinks. */
function factorOf(key: string, { splitFactor }: Pick<Figure, 'splitFactor'>): number {
  const unit = isAnyRowKey(key) ? anyRowOf(key).unit : null;
  return unit === 'shares' ? splitFactor : unit === 'perShare' ? 1 / splitFactor : 1;
}

/** Within what arithmetic loses. */
export function isSame(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}
