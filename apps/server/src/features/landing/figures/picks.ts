import type { SiteContent } from '@tenfold/contract/content/blocks';
import type { RowKey } from '@tenfold/domain/rows';

/** Which figures the landing page shows, as an editor chose them. */
export interface LandingPicks {
  readonly live: { readonly symbol: string; readonly row: RowKey };
  /** Null: hidden, so nothing of it is sent. */
  readonly differ: {
    readonly symbol: string;
    readonly lines: readonly RowKey[];
    readonly bars: RowKey;
  } | null;
}

/** The sections below show pieces of the live row's company, also while the row itself is hidden. */
export function picksOf({ live, differ }: Pick<SiteContent, 'live' | 'differ'>): LandingPicks {
  const { show, symbol, firstLine, secondLine, bars } = differ;
  return {
    live: { symbol: live.symbol, row: live.row },
    differ: show ? { symbol, lines: [firstLine, secondLine], bars } : null,
  };
}
