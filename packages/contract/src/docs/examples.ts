import accounts from './examples/accounts.json' with { type: 'json' };
import billing from './examples/billing.json' with { type: 'json' };
import chart from './examples/chart.json' with { type: 'json' };
import company from './examples/company.json' with { type: 'json' };
import financials from './examples/financials.json' with { type: 'json' };
import valuation from './examples/valuation.json' with { type: 'json' };

/** A request and its answer as they travel. */
export interface CallExample {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

/** By contract file and call. Lists are cut to their first two entries. */
export const examples: Readonly<Record<string, Readonly<Record<string, CallExample>>>> = {
  accounts,
  billing,
  chart,
  company,
  financials,
  valuation,
};
