import type { TextFigure } from '@tenfold/contract/financials';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/index.ts';
import type { QuotaDeps } from '../../billing/index.ts';
import { CompanyFiguresCache } from '../company-figures-cache.ts';
import { TextFigures } from './text-figures.ts';

/** What the figures that a text names are as it is posted. */
export type Frozen = readonly TextFigure[];

/** Before the transaction that posts the text: it may take longer than one should. */
export type Freeze = (text: string, writer: CallContext<'person'>) => Promise<Frozen>;

type FreezeDeps = Pick<QuotaDeps, 'db' | 'quota'> & Pick<Deps, 'clock'>;

/** One for all features whose texts name figures: each company of it takes megabytes. */
const caches = new WeakMap<Db, CompanyFiguresCache>();

export function openFreezing(deps: FreezeDeps): Freeze {
  const cache = caches.get(deps.db) ?? new CompanyFiguresCache(deps.db);
  caches.set(deps.db, cache);
  const texts = new TextFigures(deps, cache);
  return (text, writer) => texts.freeze(text, { ...writer }, deps.clock.now());
}
