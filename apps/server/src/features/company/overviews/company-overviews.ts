import type { CompanyOverview } from '@tenfold/contract/company';
import { sql } from 'kysely';
import { ChangeFollower } from '../../../platform/changes/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listQuotes } from '../quotes/quote-store.ts';
import { showsReplays } from '../quotes/shows-replays.ts';
import { buildOverview } from './build-overview.ts';
import { overviewDocument, type PreparedOverview } from './overview-document.ts';

const lookEveryMs = 1000;

/** The prepared overviews of all companies, in memory until one of them changes. Reading them is not a view of the companies. */
export class CompanyOverviews {
  readonly #clock: Clock;
  readonly #changes: ChangeFollower<string | null, readonly StoredOverview[]>;
  #main: readonly string[] = [];
  #bySymbol: ReadonlyMap<string, PreparedOverview> = new Map();
  #version = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(db: Db, clock: Clock) {
    this.#clock = clock;
    this.#changes = new ChangeFollower<string | null, readonly StoredOverview[]>({
      of: 'overviews',
      first: null,
      since: async (seen) => {
        const version = await getOverviewsVersion(db);
        return { version, changes: version === seen ? [] : [await listPreparedOverviews(db)] };
      },
      apply: ([overviews]) => {
        if (overviews === undefined) return;
        this.#main = overviews.flatMap(({ isMain, prepared }) => (isMain ? [prepared.listing.symbol] : []));
        this.#bySymbol = new Map(overviews.map(({ prepared }) => [prepared.listing.symbol, prepared]));
        this.#version += 1;
      },
    });
  }

  /** Up to a second old. */
  async list(): Promise<KnownOverviews> {
    // A clock that was set back must not keep an old list.
    if (Math.abs(this.#clock.now().getTime() - this.#lookedAt) >= lookEveryMs) {
      await this.#changes.look();
      this.#lookedAt = this.#clock.now().getTime();
    }
    return { version: this.#version, main: this.#main, bySymbol: this.#bySymbol };
  }
}

interface KnownOverviews {
  readonly version: number;
  /** The main listing of each company, largest first. */
  readonly main: readonly string[];
  readonly bySymbol: ReadonlyMap<string, PreparedOverview>;
}

/** Those of these symbols that have figures, with their latest quotes and the value their pages show first: one query. */
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

interface StoredOverview {
  /** A company may have several listings. */
  readonly isMain: boolean;
  readonly prepared: PreparedOverview;
}

/** Every listing, largest company first. */
async function listPreparedOverviews(db: Db): Promise<StoredOverview[]> {
  const { rows } = await sql<{ body: string; isMain: boolean }>`
    select body, row_number() over (partition by cik order by rank, symbol) = 1 as "isMain"
      from listing join document on document.subject = symbol and kind = ${overviewDocument}
     order by rank, symbol`.execute(db);
  return rows.map(({ body, isMain }) => ({ isMain, prepared: JSON.parse(body) as PreparedOverview }));
}

/** Changes with any of the documents: versions only grow. */
async function getOverviewsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(version), 0) as version
      from document join listing on listing.symbol = document.subject
     where kind = ${overviewDocument}`.execute(db);
  return rows[0]?.version ?? '';
}
