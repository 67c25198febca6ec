import type { Quota } from '@tenfold/contract/billing';
import { openSymbol } from '@tenfold/contract/open-company';
import { type Standing, standingOf } from '@tenfold/contract/rights';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CallContext } from '../../platform/http/index.ts';
import { type Allowance, type Limits, networkOf } from '../../platform/limits/index.ts';
import { Allowed } from './allowed.ts';
import { monthOf } from './month.ts';
import { QuotaReached } from './quota-reached.ts';
import { countCompany, forgetMonthsBefore, listCompaniesOpened, type Owner } from './store.ts';
import { findVisitor, keepVisitor, type Visitor } from './visitor-cookie.ts';

/** Distinct companies a month; null: as many as there are. */
export type CompaniesAMonth = Readonly<Record<Standing, number | null>>;

type Viewer = CallContext<'viewer'>;

/** Companies counted for visitors: two hundred people in one office use theirs up within an hour. */
const visitorsOfANetwork: Allowance = { points: 1_000, seconds: 3_600 };

/** How many different companies somebody may open in a month. The open company counts in nobody's. */
export class CompanyQuota {
  readonly limits: CompaniesAMonth;
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #rates: Limits;
  readonly #allowed = new Allowed();

  constructor({ db, clock, limits: rates }: Pick<Deps, 'db' | 'clock' | 'limits'>, limits: CompaniesAMonth) {
    this.#db = db;
    this.#clock = clock;
    this.#rates = rates;
    this.limits = limits;
  }

  /**
   * Counts a company in; one opened before in this month stays open and costs nothing.
   * @throws QuotaReached
   * @throws TooManyRequests when visitors of one network open more than people do
   */
  async open(viewer: Viewer, symbol: string): Promise<void> {
    const limit = this.#limitOf(viewer);
    if (symbol === openSymbol || limit === null) return;
    const month = monthOf(this.#clock.now());
    if (viewer.person !== null) return this.#count({ accountId: viewer.person.id }, month, symbol, limit, []);
    const visitor = findVisitor(viewer, month);
    if (visitor !== null) {
      if (visitor.first === symbol || this.#allowed.has(visitor, symbol)) return;
      // Anybody can write a visitor's cookie, and each of them would be a row.
      await this.#rates.limit(`visitor:network:${networkOf(viewer.address)}`, visitorsOfANetwork);
      await this.#count(visitor, month, symbol, limit, [visitor.first]);
    } else if (limit === 0) throw new QuotaReached(limit);
    else keepVisitor(viewer, month, symbol);
  }

  /** What is left of the month to who asks. */
  async of(viewer: Viewer): Promise<Quota> {
    const limit = this.#limitOf(viewer);
    const companies = limit === null ? [] : [...(await this.#opened(viewer))];
    return {
      standing: standingOf(viewer.person),
      limit,
      used: companies.length,
      remaining: limit === null ? null : Math.max(0, limit - companies.length),
      resetsAt: `${monthOf(this.#clock.now(), 1)}T00:00:00Z`,
      companies,
    };
  }

  #limitOf({ person }: Viewer): number | null {
    return this.limits[standingOf(person)];
  }

  async #opened(viewer: Viewer): Promise<readonly string[]> {
    const month = monthOf(this.#clock.now());
    if (viewer.person !== null) return listCompaniesOpened(this.#db, { accountId: viewer.person.id }, month);
    const visitor = findVisitor(viewer, month);
    if (visitor === null) return [];
    const counted = await listCompaniesOpened(this.#db, visitor, month);
    return counted.length > 0 ? counted : [visitor.first];
  }

  async #count(
    owner: Owner | Visitor,
    month: string,
    symbol: string,
    limit: number,
    opened: readonly string[],
  ): Promise<void> {
    if (this.#allowed.turnTo(month)) await forgetMonthsBefore(this.#db, monthOf(this.#clock.now(), -12));
    if (this.#allowed.has(owner, symbol)) return;
    const counted = await countCompany(this.#db, owner, month, { symbol, opened, limit });
    if (counted === null) throw new QuotaReached(limit);
    this.#allowed.add(owner, symbol);
  }
}
