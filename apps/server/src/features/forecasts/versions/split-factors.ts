import type { IsoDate } from '@tenfold/domain/facts';
import { splitFactor } from '@tenfold/domain/splits';
import type { Deps } from '../../../platform/deps.ts';
import { listSplits } from '../../company/index.ts';
import { findSplitsUntil } from '../company-basis.ts';

/** Shares of the company's figures of today for one share of after the splits up to a day. */
export async function splitFactors(
  deps: Pick<Deps, 'db' | 'documents'>,
  symbol: string,
): Promise<(since: IsoDate | null) => number> {
  const splits = await listSplits(deps.db, symbol);
  const now = splits.length === 0 ? null : await findSplitsUntil(deps, symbol);
  return (since) => (since === null || now === null ? 1 : splitFactor(splits, since, now));
}
