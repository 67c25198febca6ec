import type { AlertFiring } from '@tenfold/contract/alerts';
import type { Split } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { splitFactor } from '@tenfold/domain/splits';
import { sql } from 'kysely';

/** The splits that the target of `alert` has been through. */
export const splitsOfTarget = sql<readonly Split[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('effective', effective, 'ratio', ratio)), '[]')
    from split where split.symbol = alert.symbol and effective <= alert.basis_day)`;

/** What a price of a moment is divided by to be in the shares of the target. */
export function sharesSince(splits: readonly Split[], moment: Date): number {
  const last = splits
    .map(({ effective }) => effective)
    .sort()
    .at(-1);
  return last === undefined ? 1 : splitFactor(splits, newYorkDay(moment), last);
}

export function inShares<Of extends Pick<AlertFiring, 'target' | 'before' | 'price'>>(
  firing: Of,
  shares: number,
): Of {
  const { target, before, price } = firing;
  return { ...firing, target: target / shares, before: before && before / shares, price: price / shares };
}
