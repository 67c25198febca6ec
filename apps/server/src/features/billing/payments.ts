import type { Deps } from '../../platform/deps.ts';
import type { Sessions } from '../accounts/index.ts';
import type { PaymentProvider, Price } from './provider/provider.ts';
import type { Sandbox } from './sandbox/open-sandbox.ts';

export interface Payments {
  readonly provider: PaymentProvider;
  /** What only the sandbox can do; null where money moves. */
  readonly sandbox: Sandbox | null;
  /** What Investor costs, by period and currency; the first currency is the usual one. */
  readonly prices: readonly Price[];
}

/** What everything here needs, in calls, jobs and commands. */
export interface BillingContext extends Pick<Deps, 'db' | 'clock' | 'log'> {
  /** For a process that answers calls: what it knows of people. */
  readonly sessions?: Pick<Sessions, 'known'>;
  readonly payments: Payments;
}
