import type { AccountId, AlertId, ForecastId } from '@tenfold/contract/ids';
import type { AlertSide, FiringCause } from '@tenfold/domain/alerts';
import type { Generated, JSONColumnType } from 'kysely';
import type { SuspensionReason } from './suspension.ts';

export type AlertTables = {
  price_alert: {
    id: Generated<AlertId>;
    account_id: AccountId;
    symbol: string;
    target: number;
    /** `YYYY-MM-DD`. */
    basis_day: string;
    side: AlertSide | null;
    state: 'armed' | 'fired' | 'suspended';
    suspended_why: SuspensionReason | null;
    epoch: Generated<number>;
    forecast_id: ForecastId | null;
    margin: number | null;
    armed_at: Date;
    armed_price: number | null;
    /** While it waits a minute whether a save that moved it to the price is taken back. */
    fires_at: Generated<Date | null>;
    created_at: Date;
    deleted_at: Date | null;
  };
  alert_firing: {
    alert_id: AlertId;
    epoch: number;
    target: number;
    before: number | null;
    price: number;
    traded_at: Date;
    fired_at: Date;
    simulated: boolean;
    cause: FiringCause;
  };
  alert_event: {
    alert_id: AlertId;
    at: Date;
    kind: AlertEventKind;
    data: JSONColumnType<object>;
  };
};

export type AlertEventKind = 'set' | 'edited' | 'rearmed' | 'repriced' | 'split' | 'suspended' | 'resumed';
