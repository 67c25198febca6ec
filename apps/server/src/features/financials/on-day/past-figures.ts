import type { IsoDate } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type CallContext, InvalidRequest } from '../../../platform/http/index.ts';
import { limitCall } from '../../../platform/limits/index.ts';
import { type QuotaDeps, requireHistoryAccess } from '../../billing/index.ts';
import { companyNotFound, findCompanyVersion } from '../../company/index.ts';
import type { CompanyFigures } from '../company-figures.ts';
import { loadCompanyFiguresOn } from './figures-on-day.ts';

/** About 3 MB each; a page of a past day asks for the same one five times. */
const maxStored = 8;

export interface PastCompany {
  readonly figures: CompanyFigures;
  /** Another one after any change to the company. */
  readonly version: string;
}

/** Companies as they were known on past days. Built when asked for: there are too many days to prepare. */
export class PastFigures {
  readonly #deps: Pick<QuotaDeps, 'db' | 'quota' | 'productClock' | 'rateLimiter'>;
  readonly #built = new LRUCache<string, Promise<CompanyFigures | null>>({ max: maxStored });

  constructor(deps: Pick<QuotaDeps, 'db' | 'quota' | 'productClock' | 'rateLimiter'>) {
    this.#deps = deps;
  }

  /**
   * For who may see the company's history; it counts as opening it.
   * @throws InvalidRequest for a day to come, Forbidden, TooManyRequests
   */
  async open(symbol: string, day: IsoDate, viewer: CallContext<'viewer'>): Promise<PastCompany> {
    const { db, quota, productClock } = this.#deps;
    const version = await findCompanyVersion(db, symbol);
    if (version === null) throw await companyNotFound(db, symbol);
    const today = newYorkDay(productClock.now());
    if (day > today) throw new InvalidRequest(`Choose a day up to ${today}.`, { as_of: `Up to ${today}` });
    requireHistoryAccess(viewer, symbol);
    await quota.recordView(viewer, symbol);
    const figures = await this.#find(`${symbol} ${day} ${version}`, viewer, () =>
      loadCompanyFiguresOn(db, symbol, day),
    );
    if (figures === null) throw await companyNotFound(db, symbol);
    return { figures, version };
  }

  /** Counted where it is built: that takes a tenth of a second of the process. */
  async #find(
    key: string,
    viewer: CallContext<'viewer'>,
    build: () => Promise<CompanyFigures | null>,
  ): Promise<CompanyFigures | null> {
    const known = this.#built.get(key);
    if (known !== undefined) return known;
    const building = limitCall(this.#deps.rateLimiter, 'past day', viewer).then(build);
    this.#built.set(key, building);
    building.catch(() => {
      if (this.#built.peek(key) === building) this.#built.delete(key);
    });
    return building;
  }
}

const ofDatabase = new WeakMap<Db, PastFigures>();

/** One for all features of a process, which ask for the same day of the same company at once. */
export function pastFigures(deps: Pick<QuotaDeps, 'quota'> & Deps): PastFigures {
  const known = ofDatabase.get(deps.db) ?? new PastFigures(deps);
  ofDatabase.set(deps.db, known);
  return known;
}
