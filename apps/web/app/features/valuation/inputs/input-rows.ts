import {
  type ForecastBase,
  type OwnFigureKey,
  ownFigureKeys,
  ownFigureUnits,
} from '@tenfold/domain/forecast';
import type { RowUnit } from '@tenfold/domain/rows';
import type { MethodFigureKey, MethodId, MethodResult } from '@tenfold/domain/valuation';
import type { OwnFigure, OwnFigureSet } from './own-figures.ts';

export interface InputRow {
  readonly key: MethodFigureKey;
  readonly unit: RowUnit;
  /** null if neither filed nor entered. */
  readonly value: number | null;
  readonly years: readonly [from: number, to: number] | null;
  readonly own: {
    readonly key: OwnFigureKey;
    readonly filed: number | null;
    readonly figure: OwnFigure | null;
  } | null;
}

export function inputRows(
  base: ForecastBase,
  result: MethodResult,
  ownFigures: OwnFigureSet,
  foreign: boolean,
): InputRow[] {
  const keys = ownKeysOf(result.method, foreign);
  const ownOf = (key: OwnFigureKey) => ({
    key,
    filed: filedFigure(base, key),
    figure: ownFigures[key] ?? null,
  });
  const used = result.ok ? result.inputs : [];
  const rows = used.map(({ key, unit, value, from, to }): InputRow => {
    const ownKey = keys.find((each) => each === key);
    return { key, unit, value, years: [from, to], own: ownKey === undefined ? null : ownOf(ownKey) };
  });
  const others = keys
    .filter((key) => !used.some((input) => input.key === key))
    .map((key): InputRow => {
      const own = ownOf(key);
      const { filed, figure } = own;
      const years = filed === null ? null : ([base.lastYear, base.lastYear] as const);
      return { key, unit: ownFigureUnits[key], value: figure?.value ?? filed, years, own };
    });
  return [...rows, ...others];
}

function ownKeysOf(method: MethodId, foreign: boolean): OwnFigureKey[] {
  const read = ownKeys[method] ?? cashFlowKeys;
  return ownFigureKeys.filter((key) => read.includes(key) || (foreign && foreignKeys.includes(key)));
}

const cashFlowKeys: readonly OwnFigureKey[] = [
  'netDebt',
  'sharesOutstanding',
  'preferredStock',
  'minorityInterest',
  'capex',
];

const ownKeys: Readonly<Partial<Record<MethodId, readonly OwnFigureKey[]>>> = {
  excessReturns: ['sharesOutstanding'],
  earningsPower: ['sharesOutstanding'],
  affo: ['sharesOutstanding', 'maintenance', 'payout'],
  dividends: ['payout'],
};

const foreignKeys: readonly OwnFigureKey[] = ['adrRatio', 'currencyRate'];

/** null if not filed, or calculated from several figures. */
function filedFigure(base: ForecastBase, key: OwnFigureKey): number | null {
  switch (key) {
    case 'netDebt':
      return base.netDebt;
    case 'sharesOutstanding':
      return base.last.sharesOutstanding;
    case 'preferredStock':
      return base.preferredStock;
    case 'minorityInterest':
      return base.minorityInterest;
    case 'capex':
      return base.last.capex;
    case 'maintenance':
      return base.history.realEstate?.maintenance.at(-1) ?? null;
    case 'payout':
      return null;
    case 'adrRatio':
      return base.refusal === 'adr_ratio_unknown' ? null : (base.adrRatio ?? null);
    case 'currencyRate':
      return base.currencyRate ?? null;
  }
}
