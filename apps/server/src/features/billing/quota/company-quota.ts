import type { Quota } from '@tenfold/contract/billing';
import { openSymbol } from '@tenfold/contract/policy/open-company';
import { type Tier, tierOf } from '@tenfold/contract/policy/rights';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { deepFreeze } from '../../../platform/documents/index.ts';
import type { CallContext } from '../../../platform/http/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { limitCall, type RateLimiter } from '../../../platform/limits/index.ts';
import { FirstOpened } from './first-opened.ts';
import { KnownCompanies } from './known-companies.ts';
import { deleteMonthsBefore, listViewedCompanies, type QuotaOwner, recordCompanyView } from './store.ts';
import { readVisitorCookie, setVisitorCookie, type Visitor } from './visitor-cookie.ts';

export type CompaniesAMonth = Readonly<Record<Tier, number | null>>;

type QuotaViewer = CallContext<'viewer'>;

const nothing: readonly string[] = [];

export class CompanyQuota {
  readonly limits: CompaniesAMonth;
  readonly known: KnownCompanies;
  readonly #db: Db;
  readonly #first: FirstOpened;
  readonly #clock: Clock;
  readonly #rateLimiter: RateLimiter;
  readonly #statuses = new WeakMap<readonly string[], Quota>();
  #month = '';

  constructor(
    { db, clock, rateLimiter }: Pick<Deps, 'db' | 'clock' | 'rateLimiter'>,
    limits: CompaniesAMonth,
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#rateLimiter = rateLimiter;
    this.limits = limits;
    this.#first = new FirstOpened(db);
    this.known = new KnownCompanies(db);
  }

  /** Counts a company once a month. @throws QuotaReached, TooManyRequests */
  async recordView(viewer: QuotaViewer, symbol: string): Promise<void> {
    await this.#countView(viewer, symbol);
    if (viewer.person !== null) await this.#first.record(viewer.person.id, symbol, this.#clock.now());
  }

  async #countView(viewer: QuotaViewer, symbol: string): Promise<void> {
    const limit = this.#limitOf(viewer);
    if (symbol === openSymbol || limit === null) return;
    const month = monthOf(this.#clock.now());
    if (viewer.person !== null) return this.#count({ accountId: viewer.person.id }, month, symbol, limit, []);
    const visitor = readVisitorCookie(viewer, month);
    if (visitor !== null) {
      if (visitor.first === symbol || this.known.has(visitor, month, symbol)) return;
      // Visitor cookies can be forged, and each would add a row.
      await limitCall(this.#rateLimiter, 'visitor', viewer);
      await this.#count(visitor, month, symbol, limit, [visitor.first]);
    } else if (limit === 0) throw new QuotaReached(limit);
    else setVisitorCookie(viewer, month, symbol);
  }

  /** Whether opening it adds no company to those of the month. */
  async isOpened(viewer: QuotaViewer, symbol: string): Promise<boolean> {
    if (symbol === openSymbol || this.#limitOf(viewer) === null) return true;
    return (await this.#viewed(viewer)).includes(symbol);
  }

  async status(viewer: QuotaViewer): Promise<Quota> {
    const limit = this.#limitOf(viewer);
    const companies = limit === null ? nothing : await this.#viewed(viewer);
    const standing = tierOf(viewer.person);
    const resetsAt = `${monthOf(this.#clock.now(), 1)}T00:00:00Z`;
    const known = this.#statuses.get(companies);
    if (known?.standing === standing && known.resetsAt === resetsAt) return known;
    const status = deepFreeze({
      standing,
      limit,
      used: companies.length,
      remaining: limit === null ? null : Math.max(0, limit - companies.length),
      resetsAt,
      companies: [...companies],
    });
    this.#statuses.set(companies, status);
    return status;
  }

  #limitOf({ person }: QuotaViewer): number | null {
    return this.limits[tierOf(person)];
  }

  async #viewed(viewer: QuotaViewer): Promise<readonly string[]> {
    const month = monthOf(this.#clock.now());
    const read = async (owner: QuotaOwner) => {
      const known = this.known.find(owner, month);
      return known ?? this.known.learn(owner, month, () => listViewedCompanies(this.#db, owner, month));
    };
    if (viewer.person !== null) return (await read({ accountId: viewer.person.id })).symbols;
    const visitor = readVisitorCookie(viewer, month);
    if (visitor === null) return [];
    const viewed = (await read(visitor)).symbols;
    return viewed.length > 0 ? viewed : [visitor.first];
  }

  async #count(
    owner: QuotaOwner | Visitor,
    month: string,
    symbol: string,
    limit: number,
    viewed: readonly string[],
  ): Promise<void> {
    if (this.#month !== month) {
      this.#month = month;
      await deleteMonthsBefore(this.#db, monthOf(this.#clock.now(), -12));
    }
    if (this.known.has(owner, month, symbol)) return;
    const recorded = await this.known.learn(owner, month, () =>
      recordCompanyView(this.#db, owner, month, { symbol, viewed, limit }),
    );
    if (recorded === null) throw new QuotaReached(limit);
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
