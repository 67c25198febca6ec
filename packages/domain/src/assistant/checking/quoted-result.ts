import type { IsoDate } from '../../facts/index.ts';
import { type LookupUnit, printNumber } from '../../figure-lookup/index.ts';
import type { QuotedFigure, QuotedResult } from './quoted-figure.ts';

/** A figure that a tool gives and no filing has as such: a multiple, a value, what a price needs. */
export interface ResultFigure extends Pick<QuotedResult, 'family' | 'mood'> {
  readonly company: { readonly symbol: string; readonly name: string };
  readonly key: string;
  /** With all that it assumes and its day: it always stands beside the value. */
  readonly name: string;
  readonly phrases: readonly string[];
  readonly value: number;
  readonly unit: LookupUnit;
  readonly currency: string | null;
  readonly asOf: IsoDate | null;
  /** Accession numbers; `user` for what the reader assumed. */
  readonly source: readonly string[];
}

export function quoteResult(given: ResultFigure): QuotedFigure {
  const { company, key, name, phrases, value, unit, currency, asOf, source, family, mood } = given;
  const words = unitWords(unit, currency);
  const printed = {
    text: printNumber(value, unit, currency),
    figure: {
      value,
      unit: words,
      symbol: company.symbol,
      line: name,
      periodEnd: asOf,
      sources: source,
      inputs: [],
    },
  };
  return {
    printed,
    size: printed,
    company,
    key,
    name,
    phrases,
    filed: null,
    result: { value, unit: words, family, mood },
  };
}

function unitWords(unit: LookupUnit, currency: string | null): string {
  if (unit === 'money') return currency ?? 'unknown';
  return unit === 'perShare' ? `${currency ?? 'unknown'}/share` : unit;
}
