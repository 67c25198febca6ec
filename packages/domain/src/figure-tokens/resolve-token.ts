import type { IsoDate } from '../facts/index.ts';
import {
  filingsOf,
  type LookupCompany,
  type LookupPeriod,
  type LookupUnit,
  lastDayOf,
  type PeriodRefusal,
  type ResolvedFigure,
  resolveFigure,
} from '../figure-lookup/index.ts';
import type { MissingReason } from '../figures/index.ts';
import type { TokenLine } from './token-lines.ts';

/** A figure that a token names. */
export interface TokenFigure {
  readonly value: number;
  readonly unit: LookupUnit;
  /** ISO 4217 of money and amounts a share; null of the others. */
  readonly currency: string | null;
  /** The last day of what it covers. */
  readonly periodEnd: IsoDate;
  /** Accession numbers. */
  readonly filings: readonly string[];
}

export type TokenResolution =
  | { readonly figure: TokenFigure; readonly why: null }
  | { readonly figure: null; readonly why: PeriodRefusal | MissingReason };

export function resolveToken(
  company: LookupCompany,
  { line, isChange }: TokenLine,
  period: LookupPeriod,
): TokenResolution {
  const { found, refusal } = resolveFigure(company, line, period);
  if (found === null) return { figure: null, why: refusal.period ?? refusal.why ?? 'not_filed' };
  return isChange ? changeOf(company, found) : { figure: figureOf(found), why: null };
}

/** Since the same period of the year before; nothing changes by a share of what was zero or less. */
function changeOf(company: LookupCompany, to: ResolvedFigure): TokenResolution {
  const { year, quarter } = to.statement.period;
  if (to.isLtm) return { figure: null, why: 'not_provable' };
  const before = resolveFigure(
    company,
    to.line,
    quarter === null ? { kind: 'year', year: year - 1 } : { kind: 'quarter', year: year - 1, quarter },
  );
  if (before.found === null)
    return { figure: null, why: before.refusal.period ?? before.refusal.why ?? 'not_filed' };
  const from = before.found;
  if (from.value <= 0) return { figure: null, why: 'previous_not_positive' };
  return {
    figure: {
      ...figureOf(to),
      value: to.value / from.value - 1,
      unit: 'percent',
      currency: null,
      filings: [...new Set([...filingsOf(from), ...filingsOf(to)])],
    },
    why: null,
  };
}

function figureOf(found: ResolvedFigure): TokenFigure {
  return {
    value: found.value,
    unit: found.line.unit,
    currency: found.currency,
    periodEnd: lastDayOf(found),
    filings: filingsOf(found),
  };
}
