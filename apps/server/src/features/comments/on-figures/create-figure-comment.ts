import type { CellComment } from '@tenfold/contract/comments';
import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import { companyNotFound, findListing } from '../../company/index.ts';
import type { Frozen } from '../../financials/index.ts';
import { listForecastNames } from '../../forecasts/index.ts';
import type { NewComment } from '../comment.ts';
import { createComment } from '../create-comment.ts';
import { describeComment } from './describe-comments.ts';
import { figures, figuresOf } from './figure-comment.ts';
import { getPriceNow } from './price-now.ts';
import { getTableColumn } from './table-column.ts';

interface Written {
  readonly field: string;
  readonly column: string;
  readonly forecast: CellComment['forecast'];
  readonly title: string | null;
  readonly text: string;
  readonly figures: Frozen;
}

type CreateDeps = Pick<Deps, 'db' | 'documents' | 'clock' | 'config'>;

/** @throws AppError `company_not_found`, InvalidRequest, Conflict above the limit */
export async function createFigureComment(
  deps: CreateDeps,
  accountId: AccountId,
  symbol: string,
  { field, column, forecast, title, text, figures: named }: Written,
): Promise<CellComment> {
  const { db } = deps;
  const listing = await findListing(db, symbol);
  if (listing === null) throw await companyNotFound(db, symbol);
  const { filedUntil } = await getTableColumn(deps, symbol, { column, isForecast: forecast !== null });
  const { price, priceAt, isSimulated } = await getPriceNow(deps, symbol);
  const isSaved = typeof forecast === 'number';
  const comment: NewComment = {
    ...figuresOf(accountId, listing.cik),
    subject: 'figure',
    symbol,
    row_key: field,
    column_key: column,
    forecast: isSaved ? `${forecast}` : forecast,
    forecast_name: isSaved ? await getForecastName(db, accountId, symbol, forecast) : null,
    filed_until: filedUntil,
    title,
    text,
    figures: JSON.stringify(named),
    price,
    currency: listing.currency,
    price_at: priceAt,
    price_is_simulated: isSimulated,
  };
  return describeComment(deps, await createComment(deps, comment, figures));
}

/** Names one of the person's own forecasts of this company. @throws InvalidRequest */
async function getForecastName(db: Db, accountId: AccountId, symbol: string, id: number): Promise<string> {
  const forecasts = (await listForecastNames(db, accountId)).get(symbol) ?? [];
  const own = forecasts.find((forecast) => forecast.id === id);
  if (own !== undefined) return own.name;
  const message = 'This forecast doesn’t exist.';
  throw new InvalidRequest(message, { forecast: message });
}
