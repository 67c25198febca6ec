import type { LensCompany } from '@tenfold/contract/lists';
import {
  bestAndWorst,
  type Direction,
  type FiledLensKey,
  type LensField,
  type LensFieldKey,
  type LensFigure,
  lensFields,
  orderByField,
  type Standing,
} from '@tenfold/domain/lens';
import type { OwnValue } from './own-values.ts';
import { isWithheld, isWithheldOfAll } from './withheld.ts';

export interface LensSort {
  readonly key: LensFieldKey | 'name' | 'change';
  readonly direction: Direction;
}

/** One field over all companies. */
export interface LensRow {
  readonly field: LensField;
  /** By symbol. */
  readonly standings: ReadonlyMap<string, Standing>;
}

export interface LensTable {
  /** In the order they are shown. */
  readonly companies: readonly LensCompany[];
  readonly rows: readonly LensRow[];
  /** Fields whose figure the reader may not see of some company, or of all: those have no row. */
  readonly withheld: readonly LensField[];
  readonly own: ReadonlyMap<string, OwnValue> | null;
  /** The order keeps the companies of each currency together. */
  readonly isSplit: boolean;
}

interface Parts {
  readonly companies: readonly LensCompany[];
  /** Null for a visitor. */
  readonly own: ReadonlyMap<string, OwnValue> | null;
  readonly hidden: readonly LensFieldKey[];
  readonly highlights: boolean;
  /** Null: the list's own order. */
  readonly sort: LensSort | null;
}

export function lensTable({ companies, own, hidden, highlights, sort }: Parts): LensTable {
  const chosen = lensFields.filter(
    ({ key, basis }) => !hidden.includes(key) && (own !== null || basis !== 'own'),
  );
  const shown = chosen.filter((field) => !isWithheldOfAll(companies, field));
  const { order, isSplit } = orderOf(companies, own, sort);
  return {
    companies: order.flatMap((at) => companies[at] ?? []),
    rows: shown.map((field) => ({
      field,
      standings: highlights ? standingsOf(field, companies, own) : new Map(),
    })),
    withheld: chosen.filter((field) => companies.some((company) => isWithheld(company, field))),
    own,
    isSplit,
  };
}

function standingsOf(
  field: LensField,
  companies: readonly LensCompany[],
  own: LensTable['own'],
): Map<string, Standing> {
  // The best of those somebody may see need not be the best.
  if (companies.some((company) => isWithheld(company, field))) return new Map();
  const standings = bestAndWorst(
    field,
    companies.map((company) => figureOf(company, field.key, own)),
  );
  return new Map(companies.map(({ symbol }, at) => [symbol, standings[at] ?? null]));
}

function orderOf(companies: readonly LensCompany[], own: LensTable['own'], sort: LensSort | null) {
  if (sort === null) return { order: companies.map((_, at) => at), isSplit: false };
  const { key, direction } = sort;
  if (key === 'name') {
    const sign = direction === 'descending' ? -1 : 1;
    const order = companies.map((_, at) => at);
    const name = (at: number) => companies[at]?.shortName ?? '';
    return {
      order: order.sort((one, other) => sign * name(one).localeCompare(name(other), 'en')),
      isSplit: false,
    };
  }
  const field = lensFields.find((one) => one.key === key) ?? { money: null };
  const values = companies.map((company) => ({
    value: key === 'change' ? company.stockPriceChange : (figureOf(company, key, own)?.value ?? null),
    currency: currencyOf(company, field) ?? '',
  }));
  return orderByField(field, values, direction);
}

/** Null where the reader may not see it. */
export function figureOf(
  company: LensCompany,
  key: LensFieldKey,
  own: ReadonlyMap<string, OwnValue> | null,
): LensFigure | null {
  switch (key) {
    case 'price':
      return plain(company.stockPrice);
    case 'ownFairValue':
      return plain(own?.get(company.symbol)?.value ?? null);
    case 'ownMargin':
      return plain(own?.get(company.symbol)?.against ?? null);
    default:
      return filedFigure(company, key);
  }
}

function filedFigure({ figures, why, years }: LensCompany, key: FiledLensKey): LensFigure | null {
  const value = figures[key];
  if (value === undefined) return null;
  return { value, why: why[key] ?? null, years: years[key] ?? null };
}

function plain(value: number | null): LensFigure {
  return { value, why: null, years: null };
}

/** The currency of an amount; null for what has none. */
export function currencyOf(
  { currency, reportedCurrency }: Pick<LensCompany, 'currency' | 'reportedCurrency'>,
  { money }: Pick<LensField, 'money'>,
): string | null {
  if (money === null) return null;
  return money === 'traded' ? currency : reportedCurrency;
}
