import type { IsoDate } from '@tenfold/domain/facts';
import { createContext, use } from 'react';

/** The past day that a page shows; null: today. */
export const AsOfContext = createContext<IsoDate | null>(null);

export function useAsOf(): IsoDate | null {
  return use(AsOfContext);
}

/** For the query of a call: what was filed and traded by the page's day. */
export function asOfQuery(asOf: IsoDate | null): { query?: { asOf: IsoDate } } {
  return asOf === null ? {} : { query: { asOf } };
}
