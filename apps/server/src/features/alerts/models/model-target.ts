import type { ForecastId } from '@tenfold/contract/ids';
import { modelTarget } from '@tenfold/domain/alerts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/index.ts';
import { DocumentCache } from '../../../platform/documents/index.ts';
import { findForecastValue, findValuationBasis, type ValuationBasis } from '../../forecasts/index.ts';
import type { AlertOwner, Model } from '../alert/alert-store.ts';
import type { SuspensionReason } from '../suspension.ts';

export type ModelTarget =
  | { readonly target: number; readonly valuePerShare: number }
  | { readonly target: null; readonly why: SuspensionReason };

/** Reads forecasts and figures as this transaction sees them, each once. */
export class ModelTargets {
  readonly #deps: { readonly db: Db; readonly documents: DocumentCache; readonly config: Config };
  readonly #companies = new Map<string, Promise<ValuationBasis | null>>();
  readonly #values = new Map<string, Promise<number | SuspensionReason>>();

  constructor(tx: Db, config: Config) {
    this.#deps = { db: tx, documents: new DocumentCache(tx), config };
  }

  async find(owner: AlertOwner, { forecastId, margin }: Model): Promise<ModelTarget> {
    const key = `${owner.symbol} ${forecastId}`;
    const known = this.#values.get(key) ?? this.#valueOf(owner, forecastId);
    this.#values.set(key, known);
    const value = await known;
    if (typeof value === 'string') return { target: null, why: value };
    const target = modelTarget(value, margin);
    return target === null ? { target, why: 'no_value' } : { target, valuePerShare: value };
  }

  async #valueOf(
    { accountId, symbol }: AlertOwner,
    forecastId: ForecastId,
  ): Promise<number | SuspensionReason> {
    const found = this.#companies.get(symbol) ?? findValuationBasis(this.#deps, symbol);
    this.#companies.set(symbol, found);
    const company = await found;
    const value = company && (await findForecastValue(this.#deps.db, company, accountId, forecastId));
    return value === null ? 'forecast_deleted' : (value.valuePerShare ?? 'no_value');
  }
}
