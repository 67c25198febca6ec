import type { CompanyQuality } from '@tenfold/contract/financials';
import { sql } from 'kysely';
import { ChangeFollower } from '../../../platform/changes/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { qualityDocument } from './prepare-quality.ts';

const lookEveryMs = 1000;

/** The prepared lines of all companies, in memory until one of them changes. */
export class CompanyQualities {
  readonly #clock: Clock;
  readonly #changes: ChangeFollower<string | null, readonly CompanyQuality[]>;
  #lines: readonly CompanyQuality[] = [];
  #version = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(db: Db, clock: Clock) {
    this.#clock = clock;
    this.#changes = new ChangeFollower<string | null, readonly CompanyQuality[]>({
      of: 'data quality',
      first: null,
      since: async (seen) => {
        const version = await getQualitiesVersion(db);
        return { version, changes: version === seen ? [] : [await listQualities(db)] };
      },
      apply: ([lines]) => {
        if (lines === undefined) return;
        this.#lines = lines;
        this.#version += 1;
      },
    });
  }

  /** Of each company its main listing, largest first; up to a second old. */
  async list(): Promise<{ readonly version: number; readonly lines: readonly CompanyQuality[] }> {
    // A clock that was set back must not keep an old list.
    if (Math.abs(this.#clock.now().getTime() - this.#lookedAt) >= lookEveryMs) {
      await this.#changes.look();
      this.#lookedAt = this.#clock.now().getTime();
    }
    return { version: this.#version, lines: this.#lines };
  }
}

async function listQualities(db: Db): Promise<CompanyQuality[]> {
  const { rows } = await sql<{ body: string }>`
    select body from (
      select body, rank, symbol, row_number() over (partition by cik order by rank, symbol) as place
        from listing join document on document.subject = symbol and kind = ${qualityDocument}) as line
     where place = 1
     order by rank, symbol`.execute(db);
  return rows.map(({ body }) => JSON.parse(body) as CompanyQuality);
}

/** Changes with any of the documents: versions only grow. */
async function getQualitiesVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(version), 0) as version
      from document join listing on listing.symbol = document.subject
     where kind = ${qualityDocument}`.execute(db);
  return rows[0]?.version ?? '';
}
