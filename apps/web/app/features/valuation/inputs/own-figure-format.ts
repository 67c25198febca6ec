import type { OwnFigureKey } from '@tenfold/domain/forecast';
import { ownFigureUnits } from './input-rows.ts';

export type ParsedOwnFigure =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly message: string };

/** In the units of the table: `1,234.5`, `(1,234.5)` and `-1,234.5` in millions. */
export function parseOwnFigure(key: OwnFigureKey, text: string): ParsedOwnFigure {
  const inParentheses = /^\((.*)\)$/.exec(text.trim());
  const digits = (inParentheses?.[1] ?? text).replace(/[\s,$%]/g, '').replace('−', '-');
  const typed = digits === '' ? Number.NaN : Number(digits) * (inParentheses ? -1 : 1);
  if (!Number.isFinite(typed)) return { ok: false, message: 'Enter a number, for example 1,234.5.' };
  if (typed <= 0 && aboveZero.has(key)) return { ok: false, message: 'Enter a number above zero.' };
  if (typed < 0 && !mayBeNegative.has(key)) return { ok: false, message: 'Enter zero or more.' };
  return { ok: true, value: typed * scales[ownFigureUnits[key]] };
}

export function formatOwnFigure(key: OwnFigureKey, value: number | null): string {
  return value === null ? '' : String(Number((value / scales[ownFigureUnits[key]]).toFixed(6)));
}

const scales = { millions: 1e6, shares: 1e6, percent: 0.01, ratio: 1, perShare: 1 } as const;

const aboveZero: ReadonlySet<OwnFigureKey> = new Set([
  'sharesOutstanding',
  'payout',
  'adrRatio',
  'currencyRate',
]);

/** Net cash is a negative net debt. */
const mayBeNegative: ReadonlySet<OwnFigureKey> = new Set(['netDebt']);
