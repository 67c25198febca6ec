import type { CellComment } from '@tenfold/contract/comments';
import type { AccountId } from '@tenfold/contract/ids';
import { limits } from '@tenfold/contract/policy/limits';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { Conflict, InvalidRequest } from '../../platform/http/index.ts';
import { companyNotFound, findListing } from '../company/index.ts';
import { listForecastNames } from '../forecasts/index.ts';
import {
  countCommentsOf,
  findSameComment,
  insertComment,
  lockComments,
  type OfCompany,
} from './comment-store.ts';
import { describeComment } from './describe-comments.ts';
import { getPriceNow } from './price-now.ts';
import { getTableColumn } from './table-column.ts';

interface Written {
  readonly field: string;
  readonly column: string;
  readonly forecast: CellComment['forecast'];
  readonly title: string | null;
  readonly text: string;
}

type CreateDeps = Pick<Deps, 'db' | 'documents' | 'clock' | 'config'>;

/** @throws AppError `company_not_found`, InvalidRequest, Conflict above the limit */
export async function createComment(
  deps: CreateDeps,
  accountId: AccountId,
  symbol: string,
  { field, column, forecast, title, text }: Written,
): Promise<CellComment> {
  const { db, clock } = deps;
  const listing = await findListing(db, symbol);
  if (listing === null) throw await companyNotFound(db, symbol);
  const { filedUntil } = await getTableColumn(deps, symbol, { column, isForecast: forecast !== null });
  const { price, priceAt, isSimulated } = await getPriceNow(deps, symbol);
  const now = clock.now();
  const owner = { accountId, cik: listing.cik };
  const created = await db.transaction().execute(async (tx) => {
    await lockComments(tx, accountId);
    const comment = {
      ...{ account_id: accountId, cik: listing.cik, symbol, row_key: field, column_key: column },
      ...{
        forecast: typeof forecast === 'number' ? (`${forecast}` as const) : forecast,
        filed_until: filedUntil,
        title,
        text,
      },
      forecast_name:
        typeof forecast === 'number' ? await getForecastName(tx, accountId, symbol, forecast) : null,
      ...{ price, currency: listing.currency, price_at: priceAt, price_is_simulated: isSimulated },
      ...{ created_at: now, updated_at: now },
    };
    // The answer to the first request was lost: the second asks for what is there.
    const same = await findSameComment(tx, comment);
    if (same !== null) return same;
    await refuseAboveLimit(tx, owner);
    return insertComment(tx, comment);
  });
  return describeComment(deps, created);
}

/** @throws Conflict */
export async function refuseAboveLimit(tx: Db, owner: OfCompany): Promise<void> {
  if ((await countCommentsOf(tx, owner)) < limits.commentsOfCompany) return;
  throw new Conflict(
    `You have ${limits.commentsOfCompany} comments on this company. Please delete one first.`,
  );
}

/** Of the person's own of this company. @throws InvalidRequest */
async function getForecastName(tx: Db, accountId: AccountId, symbol: string, id: number): Promise<string> {
  const forecasts = (await listForecastNames(tx, accountId)).get(symbol) ?? [];
  const own = forecasts.find((forecast) => forecast.id === id);
  if (own !== undefined) return own.name;
  const message = 'This forecast doesn’t exist.';
  throw new InvalidRequest(message, { forecast: message });
}
