import { type ForecastBase, type OwnFigureKey, ownFigureKeys } from '../../forecast/index.ts';
import type { RowUnit } from '../../rows/index.ts';
import type { MethodFigureKey, MethodInput } from '../method.ts';

/** What a method starts from; a figure that is not there is none of its inputs. */
export function inputsFrom(base: ForecastBase) {
  const ownKeys: ReadonlySet<string> = new Set(Object.keys(base.ownFigures ?? {}));
  const over = (from: number, key: MethodFigureKey, value: number | null, unit: RowUnit): MethodInput[] =>
    value === null ? [] : [{ key, value, unit, from, to: base.lastYear, own: ownKeys.has(key) }];
  return {
    /** A figure of the last fiscal year. */
    last: (key: MethodFigureKey, value: number | null, unit: RowUnit) =>
      over(base.lastYear, key, value, unit),
    /** A mean or a sum of the last fiscal years. */
    mean: (years: number, key: MethodFigureKey, value: number | null, unit: RowUnit) =>
      over(base.lastYear - years + 1, key, value, unit),
    /** A rate of growth, which lies between one year-end more. */
    growth: (years: number, key: MethodFigureKey, value: number | null, unit: RowUnit) =>
      over(base.lastYear - years, key, value, unit),
  };
}

/** The person's figures that a method reads, in the order of the product. */
export function ownFiguresAmong(base: ForecastBase, read: readonly OwnFigureKey[]): OwnFigureKey[] {
  const own = base.ownFigures ?? {};
  return ownFigureKeys.filter((key) => read.includes(key) && own[key] !== undefined);
}

/** What turns a value of the company into one of a traded share. */
export const perShareKeys = [
  'sharesOutstanding',
  'adrRatio',
  'currencyRate',
] as const satisfies readonly OwnFigureKey[];
