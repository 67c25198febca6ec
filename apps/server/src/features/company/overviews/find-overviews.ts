import type { CompanyOverview } from '@tenfold/contract/company';
import type { Deps } from '../../../platform/deps.ts';
import { listQuotes } from '../quotes/quote-store.ts';
import { showsReplays } from '../quotes/shows-replays.ts';
import { buildOverview } from './build-overview.ts';
import { overviewDocument, type PreparedOverview } from './overview-document.ts';

/** Of these symbols those with figures, with their latest quotes and the value their pages show first: one query. */
export async function findOverviews(
  { db, documents, config }: Pick<Deps, 'db' | 'documents' | 'config'>,
  symbols: readonly string[],
): Promise<Map<string, CompanyOverview>> {
  const quotes = await listQuotes(db, symbols);
  const withReplays = showsReplays(config);
  const found = await Promise.all(
    symbols.map(async (symbol): Promise<[string, CompanyOverview][]> => {
      const document = await documents.find(symbol, overviewDocument);
      if (document === null) return [];
      const prepared = document.value((json) => json as PreparedOverview);
      const quote = quotes.get(symbol) ?? null;
      const shown = quote !== null && (withReplays || !quote.simulated) ? quote : null;
      return [[symbol, buildOverview(prepared, shown, true)]];
    }),
  );
  return new Map(found.flat());
}
