import type { OwnFigureKey } from '@tenfold/domain/forecast';
import type { NoValueReason } from '@tenfold/domain/valuation';

/** The figure whose absence leaves no value: the reader may have it from elsewhere. */
export function missingFigure(why: NoValueReason): OwnFigureKey | null {
  return missing[why] ?? null;
}

const missing: Readonly<Partial<Record<NoValueReason, OwnFigureKey>>> = {
  shares_missing: 'sharesOutstanding',
  net_debt_missing: 'netDebt',
  adr_ratio_unknown: 'adrRatio',
  currency_mismatch: 'currencyRate',
};
