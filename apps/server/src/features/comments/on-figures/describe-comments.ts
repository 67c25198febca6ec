import type { CellComment } from '@tenfold/contract/comments';
import type { AccountId } from '@tenfold/contract/ids';
import { newYorkDay, newYorkTime } from '@tenfold/domain/market-hours';
import { splitFactor } from '@tenfold/domain/splits';
import type { Deps } from '../../../platform/deps.ts';
import { listShareBases, listSplitsOf } from '../../company/index.ts';
import { listForecastNames } from '../../forecasts/index.ts';
import type { CommentRow } from '../comment.ts';
import { asFigureComment, type FigureComment } from './figure-comment.ts';

type DescribeDeps = Pick<Deps, 'db'>;

/** With the names of forecasts as they are now, and the splits since. */
export async function describeComments(
  { db }: DescribeDeps,
  accountId: AccountId,
  comments: readonly CommentRow[],
): Promise<CellComment[]> {
  if (comments.length === 0) return [];
  const rows = comments.map(asFigureComment);
  const forecasts = [...(await listForecastNames(db, accountId)).values()].flat();
  const names = new Map(forecasts.map(({ id, name }) => [String(id), name]));
  const symbols = [...new Set(rows.map(({ symbol }) => symbol))];
  const splits = await listSplitsOf(db, symbols);
  const bases = await listShareBases(db, symbols);
  return rows.map((row) => ({
    ...wordsOf(row),
    ...forecastOf(row, names),
    ...priceOf(row),
    splitFactor:
      row.price_at === null
        ? 1
        : splitFactor(
            splits.get(row.symbol) ?? [],
            newYorkDay(row.price_at),
            bases.get(row.symbol)?.lastSplit ?? '',
          ),
  }));
}

export async function describeComment(deps: DescribeDeps, row: CommentRow): Promise<CellComment> {
  const [comment] = await describeComments(deps, row.account_id, [row]);
  if (comment === undefined) throw new RangeError(`comment ${row.id} was not described`);
  return comment;
}

function wordsOf(row: FigureComment) {
  return {
    id: row.id,
    symbol: row.symbol,
    field: row.row_key,
    column: row.column_key,
    filedUntil: row.filed_until,
    title: row.title,
    text: row.text,
    figures: row.figures,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    revision: row.revision,
  };
}

function forecastOf(
  { forecast, forecast_name }: FigureComment,
  names: ReadonlyMap<string, string>,
): Pick<CellComment, 'forecast' | 'forecastName' | 'isForecastDeleted'> {
  if (forecast === null || forecast === 'averages' || forecast === 'analysts') {
    return { forecast, forecastName: null, isForecastDeleted: false };
  }
  const name = names.get(forecast);
  return {
    forecast: Number(forecast),
    forecastName: name ?? forecast_name,
    isForecastDeleted: name === undefined,
  };
}

function priceOf(row: FigureComment) {
  return {
    price: row.price,
    priceCurrency: row.currency,
    priceTime: row.price_at === null ? null : newYorkTime(row.price_at),
    isPriceSimulated: row.price_is_simulated,
  };
}
