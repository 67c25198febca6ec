import Stripe from 'stripe';
import type { Price } from '../../provider/provider.ts';

const product = { id: 'tenfold_investor', name: 'Investor' } as const;

/** Prices at Stripe never change, so each is asked for once. */
export class PriceBook {
  readonly #api: Stripe;
  readonly #ids = new Map<string, string>();
  readonly #prices = new Map<string, Price>();

  constructor(api: Stripe) {
    this.#api = api;
  }

  /** Stripe’s id; a price it doesn’t have yet is created, once. */
  async getId(price: Price): Promise<string> {
    const key = `investor_${price.planType}_${price.currency.toLowerCase()}_${price.amount}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const found = (await this.#find(key)) ?? (await this.#create(price, key));
    // Somebody may have moved the lookup key in the dashboard: never charge another amount than the one shown.
    if (!isSame(toPrice(found), price)) throw new Error(`the price ${key} is another one at Stripe`);
    this.#ids.set(key, found.id);
    return found.id;
  }

  async get(id: string): Promise<Price> {
    const known = this.#prices.get(id) ?? toPrice(await this.#api.prices.retrieve(id));
    this.#prices.set(id, known);
    return known;
  }

  async #find(key: string): Promise<Stripe.Price | null> {
    const { data } = await this.#api.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    return data[0] ?? null;
  }

  async #create(price: Price, key: string): Promise<Stripe.Price> {
    await this.#createProduct();
    try {
      return await this.#api.prices.create(
        {
          product: product.id,
          unit_amount: price.amount,
          currency: price.currency.toLowerCase(),
          recurring: { interval: price.planType },
          lookup_key: key,
          tax_behavior: 'exclusive',
        },
        { idempotencyKey: `price/${key}` },
      );
    } catch (cause) {
      const meanwhile = await this.#find(key);
      if (meanwhile === null) throw cause;
      return meanwhile;
    }
  }

  async #createProduct(): Promise<void> {
    try {
      await this.#api.products.create(product, { idempotencyKey: `product/${product.id}` });
    } catch (cause) {
      if (!isTaken(cause)) throw cause;
    }
  }
}

export function toPrice({ unit_amount, currency, recurring }: Stripe.Price): Price {
  if (unit_amount === null) throw new Error('a price at Stripe has no amount');
  return {
    planType: recurring?.interval === 'year' ? 'year' : 'month',
    amount: unit_amount,
    currency: currency.toUpperCase(),
  };
}

function isSame(left: Price, right: Price): boolean {
  return left.planType === right.planType && left.amount === right.amount && left.currency === right.currency;
}

function isTaken(cause: unknown): boolean {
  return cause instanceof Stripe.errors.StripeError && cause.code === 'resource_already_exists';
}
