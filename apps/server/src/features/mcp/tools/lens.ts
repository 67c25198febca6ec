import type { Api } from '@tenfold/contract/call';
import { getLens, type LensCompany, listCuratedLists, listLists } from '@tenfold/contract/lists';
import {
  bestAndWorst,
  defaultHiddenLensFields,
  type FiledLensKey,
  filedLensKeys,
  type LensFigure,
  type LensPeriod,
  lensBasisWords,
  lensField,
} from '@tenfold/domain/lens';

interface LensRequest {
  /** One of the caller's own lists, or one for everybody. */
  readonly list: string;
  readonly period: LensPeriod;
  /** Null: those that a lens shows at first. */
  readonly fields: readonly FiledLensKey[] | null;
  /** Null: all. */
  readonly symbols: readonly string[] | null;
}

const mostCompanies = 25;

/** The companies of a list side by side. The list is found by its name among those the person has, never by an id. */
export async function readLens(
  api: Api,
  { list: name, period, fields, symbols }: LensRequest,
): Promise<object> {
  const lists = await listNames(api);
  const list = lists.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
  if (list === undefined) return { list: null, lists: lists.map((each) => each.name) };
  const { companies } = await api.call(getLens, { params: { id: list.id }, query: { period } });
  const wanted = new Set(symbols?.map((symbol) => symbol.toUpperCase()));
  const matching = companies.filter(({ symbol }) => wanted.size === 0 || wanted.has(symbol.toUpperCase()));
  const shown = matching.slice(0, mostCompanies);
  const keys = fields ?? filedLensKeys.filter((key) => !defaultHiddenLensFields.includes(key));
  const standings = new Map(
    keys.map((key) => [
      key,
      bestAndWorst(
        lensField(key),
        shown.map((company) => figureOf(company, key)),
      ),
    ]),
  );
  return {
    list: list.name,
    period,
    companies: shown.map((company, at) =>
      describe(company, { period, keys }, (key) => standings.get(key)?.[at]),
    ),
    ...(matching.length > shown.length && { leftOff: matching.length - shown.length }),
  };
}

async function listNames(api: Api): Promise<{ id: string; name: string }[]> {
  const { lists: own } = await api.call(listLists, { query: {} });
  const { lists: curated } = await api.call(listCuratedLists);
  return [
    ...own.map(({ id, name }) => ({ id: String(id), name })),
    ...curated.map(({ key, name }) => ({ id: key, name })),
  ];
}

function figureOf({ figures, why, years }: LensCompany, key: FiledLensKey): LensFigure | null {
  const value = figures[key];
  if (value === undefined) return null;
  return { value, why: (why[key] ?? null) as LensFigure['why'], years: years[key] ?? null };
}

function describe(
  company: LensCompany,
  { period, keys }: { period: LensPeriod; keys: readonly FiledLensKey[] },
  standingOf: (key: FiledLensKey) => string | null | undefined,
): object {
  const { symbol, shortName, currency, reportedCurrency, yearEnd, ratiosAsOf } = company;
  return {
    symbol,
    name: shortName,
    yearEnd,
    ratiosAsOf,
    figures: keys.flatMap((key) => {
      const figure = figureOf(company, key);
      if (figure === null) return [];
      const { label, unit, money, basis } = lensField(key);
      return [
        {
          field: key,
          label,
          basis: lensBasisWords({ basis }, period),
          value: figure.value,
          ...(figure.why !== null && { why: figure.why }),
          ...(figure.years !== null && { years: figure.years }),
          unit,
          currency: money === null ? null : money === 'traded' ? currency : reportedCurrency,
          asOf: basis === 'today' || basis === 'return' ? ratiosAsOf : yearEnd,
          standing: standingOf(key) ?? null,
        },
      ];
    }),
  };
}
