import type { AccountId, ForecastId } from '@tenfold/contract/ids';
import type { ForecastCells, StartingForecast } from '@tenfold/domain/custom-forecast';
import type { OwnFigures } from '@tenfold/domain/forecast';
import type { NotScored, ScoredYear } from '@tenfold/domain/scoring';
import type { Leverage, MethodId } from '@tenfold/domain/valuation';
import type { Generated, JSONColumnType } from 'kysely';
import type { SealedContent } from './versions/sealed-content.ts';

export type ForecastTables = {
  forecast: {
    id: Generated<ForecastId>;
    account_id: AccountId;
    cik: number;
    symbol: string;
    name: string;
    starts_from: StartingForecast;
    base_year: number;
    typed: JSONColumnType<ForecastCells>;
    required_return: number;
    terminal_growth: number;
    method: MethodId | null;
    leverage: Leverage;
    own_figures: JSONColumnType<OwnFigures>;
    copied_from: string | null;
    revision: Generated<number>;
    share_token: string | null;
    created_at: Date;
    /** By it a forecast is the newest. */
    updated_at: Date;
    /** The same as readers are shown it: of the day whose prices stand beside it. */
    dated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  forecast_version: {
    forecast_id: ForecastId;
    number: number;
    began_at: Date;
    open_until: Date;
    saved_at: Date;
    content: JSONColumnType<SealedContent>;
    hash: Buffer;
  };
  forecast_score: {
    forecast_id: ForecastId;
    year: number;
    version: number | null;
    accession: string;
    filed: string;
    outcome: JSONColumnType<ScoredYear | NotScored> | null;
  };
};
