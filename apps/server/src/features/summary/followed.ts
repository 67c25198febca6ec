import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import { listForecastSymbols } from '../forecasts/index.ts';
import { listListSymbols } from '../lists/index.ts';
import { listNoteSymbols } from '../notes/index.ts';

/** The symbols of the companies a person follows: those they have a forecast or a note of, or on a list. */
export async function listFollowed(db: Db, accountId: AccountId): Promise<string[]> {
  const symbols = await Promise.all([
    listForecastSymbols(db, accountId),
    listNoteSymbols(db, accountId),
    listListSymbols(db, accountId),
  ]);
  return [...new Set(symbols.flat())];
}
