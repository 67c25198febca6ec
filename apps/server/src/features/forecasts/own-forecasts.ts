import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import type { ForecastTables } from './tables.ts';

/** With their versions, and those deleted that are not gone yet. */
export const ownForecasts = {
  table: 'forecast',
  erase: { what: 'your forecasts', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const forecasts = await db
      .withTables<ForecastTables>()
      .selectFrom('forecast')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    const versions = await db
      .withTables<ForecastTables>()
      .selectFrom('forecast_version')
      .innerJoin('forecast', 'forecast.id', 'forecast_version.forecast_id')
      .select(['forecast_id as forecast', 'number', 'saved_at as savedAt', 'content'])
      .where('account_id', '=', accountId)
      .orderBy('forecast_id')
      .orderBy('number')
      .execute();
    return [
      {
        name: 'forecasts.json',
        content: forecasts.map(({ account_id, share_token, ...forecast }) => ({
          ...forecast,
          isShared: share_token !== null,
        })),
      },
      { name: 'forecast-versions.json', content: versions },
    ];
  },
} satisfies OwnTable;
