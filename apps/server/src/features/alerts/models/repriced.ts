import type { AccountId, AlertId, ForecastId } from '@tenfold/contract/ids';
import type { AlertSide } from '@tenfold/domain/alerts';
import type { SuspensionReason } from '../suspension.ts';
import type { ModelTarget } from './model-target.ts';

export type RepriceCause = 'forecast_saved' | 'filing' | 'split' | 'figures';

export interface ModelAlert {
  readonly id: AlertId;
  readonly accountId: AccountId;
  readonly symbol: string;
  readonly forecastId: ForecastId;
  readonly margin: number;
  readonly target: number;
  readonly side: AlertSide | null;
  readonly state: 'armed' | 'fired' | 'suspended';
  readonly suspendedWhy: SuspensionReason | null;
  readonly isDeleted: boolean;
}

/** An alert as it is from now on. */
export interface Repriced extends Pick<ModelAlert, 'id' | 'side' | 'suspendedWhy' | 'isDeleted'> {
  readonly state: 'armed' | 'suspended';
  /** Null keeps the last one. */
  readonly target: number | null;
  readonly basisDay: string | null;
  readonly valuePerShare: number | null;
  /** The target it waited at; null where it was suspended. */
  readonly before: number | null;
  /** Where it is suspended by this. */
  readonly why: SuspensionReason | null;
}

/** Splits move targets by division: what differs by less is the same. */
const same = 1e-9;

/** Null where nothing changes. */
export function toRepriced(
  alert: ModelAlert,
  wanted: ModelTarget,
  /** The day of the price. */
  day: string | undefined,
): Repriced | null {
  const { id, side, suspendedWhy, isDeleted } = alert;
  if (alert.state === 'fired') return null;
  const isSilent = suspendedWhy === 'no_quotes';
  if (wanted.target === null) {
    if (alert.state === 'suspended' && !isSilent) return null;
    return {
      id,
      side,
      isDeleted,
      state: 'suspended',
      suspendedWhy: wanted.why,
      why: wanted.why,
      target: null,
      basisDay: null,
      valuePerShare: null,
      before: null,
    };
  }
  const { target, valuePerShare } = wanted;
  const resumes = alert.state === 'suspended' && !isSilent;
  if (!resumes && Math.abs(target / alert.target - 1) < same) return null;
  return {
    id,
    isDeleted,
    side,
    target,
    valuePerShare,
    why: null,
    // Without quotes it stays silent, at its new target.
    state: isSilent ? 'suspended' : 'armed',
    suspendedWhy: isSilent ? suspendedWhy : null,
    basisDay: day ?? null,
    before: alert.state === 'suspended' ? null : alert.target,
  };
}
