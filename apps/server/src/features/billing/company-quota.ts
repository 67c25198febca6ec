import type { Quota } from '@tenfold/contract/billing';
import { openSymbol } from '@tenfold/contract/policy/open-company';
import { type Tier, tierOf } from '@tenfold/contract/policy/rights';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CallContext } from '../../platform/http/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { networkOf, type RateLimit, type RateLimiter } from '../../platform/limits/index.ts';
import { RecordedViews } from './recorded-views.ts';
import { deleteMonthsBefore, listViewedCompanies, type QuotaOwner, recordCompanyView } from './store.ts';
import { readVisitorCookie, setVisitorCookie, type Visitor } from './visitor-cookie.ts';

export type CompaniesAMonth = Readonly<Record<Tier, number | null>>;

type Viewer = CallContext<'viewer'>;

/** Companies counted for visitors: two hundred people in one office use up theirs within an hour. */
const visitorsOfANetwork: RateLimit = { points: 1_000, seconds: 3_600 };

export class CompanyQuota {
  readonly limits: CompaniesAMonth;
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #rateLimiter: RateLimiter;
  readonly #recordedViews = new RecordedViews();

  constructor(
    { db, clock, rateLimiter }: Pick<Deps, 'db' | 'clock' | 'rateLimiter'>,
    limits: CompaniesAMonth,
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#rateLimiter = rateLimiter;
    this.limits = limits;
  }

  /** Counts a company once a month. @throws QuotaReached, TooManyRequests */
  async recordView(viewer: Viewer, symbol: string): Promise<void> {
    const limit = this.#limitOf(viewer);
    if (symbol === openSymbol || limit === null) return;
    const month = monthOf(this.#clock.now());
    if (viewer.person !== null) return this.#count({ accountId: viewer.person.id }, month, symbol, limit, []);
    const visitor = readVisitorCookie(viewer, month);
    if (visitor !== null) {
      if (visitor.first === symbol || this.#recordedViews.has(visitor, symbol)) return;
      // Visitor cookies can be forged, and each would add a row.
      await this.#rateLimiter.limit(`visitor:network:${networkOf(viewer.address)}`, visitorsOfANetwork);
      await this.#count(visitor, month, symbol, limit, [visitor.first]);
    } else if (limit === 0) throw new QuotaReached(limit);
    else setVisitorCookie(viewer, month, symbol);
  }

  async status(viewer: Viewer): Promise<Quota> {
    const limit = this.#limitOf(viewer);
    const companies = limit === null ? [] : [...(await this.#viewed(viewer))];
    return {
      standing: tierOf(viewer.person),
      limit,
      used: companies.length,
      remaining: limit === null ? null : Math.max(0, limit - companies.length),
      resetsAt: `${monthOf(this.#clock.now(), 1)}T00:00:00Z`,
      companies,
    };
  }

  #limitOf({ person }: Viewer): number | null {
    return this.limits[tierOf(person)];
  }

  async #viewed(viewer: Viewer): Promise<readonly string[]> {
    const month = monthOf(this.#clock.now());
    if (viewer.person !== null) return listViewedCompanies(this.#db, { accountId: viewer.person.id }, month);
    const visitor = readVisitorCookie(viewer, month);
    if (visitor === null) return [];
    const viewed = await listViewedCompanies(this.#db, visitor, month);
    return viewed.length > 0 ? viewed : [visitor.first];
  }

  async #count(
    owner: QuotaOwner | Visitor,
    month: string,
    symbol: string,
    limit: number,
    viewed: readonly string[],
  ): Promise<void> {
    if (this.#recordedViews.startMonth(month))
      await deleteMonthsBefore(this.#db, monthOf(this.#clock.now(), -12));
    if (this.#recordedViews.has(owner, symbol)) return;
    const recorded = await recordCompanyView(this.#db, owner, month, { symbol, viewed, limit });
    if (recorded === null) throw new QuotaReached(limit);
    this.#recordedViews.add(owner, symbol);
  }
}

class QuotaReached extends AppError {
  constructor(limit: number) {
    super('quota_reached', `You’ve opened ${limit} of ${limit} companies this month.`);
  }
}

/** First day of the month in UTC, e.g. `2026-08-01`; `offset` in months. */
function monthOf(moment: Date, offset = 0): string {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + offset, 1))
    .toISOString()
    .slice(0, 10);
}
