import { type PlanKey, planKeys } from '@tenfold/contract/policy/rights';
import { Argument } from 'commander';
import { z } from 'zod';
import type { Command } from '../../../platform/commands/index.ts';
import { getAccountId, requireAccounts, userCommands } from '../../accounts/index.ts';
import { findBillingAccount } from '../ledger/billing-account.ts';
import { environmentOf } from '../open-payments.ts';
import { grant, withdraw } from './grant.ts';
import { listOpenGrants } from './open-grants.ts';

/** Names the grants of this command. */
export const operator = 'Granted by us';

/** A grant without an end, or the end of it: what somebody pays for it leaves alone. */
export const setPlanCommand: Command<{ email: string; plan: PlanKey }> = {
  group: userCommands,
  name: 'plan',
  input: z.object({ email: z.string().min(1), plan: z.enum(planKeys) }),
  describe(typed, run) {
    typed
      .description('grant a user Investor without payment, or withdraw what was granted this way')
      .argument('<email>')
      .addArgument(new Argument('<plan>').choices(planKeys))
      .action((email: string, plan: PlanKey) => run({ email, plan }));
  },
  check: async (_, config) => requireAccounts(config),
  async perform({ db, clock, config, tally }, { email, plan }) {
    const accountId = await getAccountId(db, email);
    const now = clock.now();
    const deps = { db, now, environment: environmentOf(config) };
    const open = await listOpenGrants(deps, accountId, operator);
    if (plan === 'investor') {
      const order = { accountId, cause: operator, subject: now.toISOString(), period: null };
      if (open.length === 0) await grant(deps, order);
      tally.count('user moved to the investor plan');
      return;
    }
    for (const subject of open) await withdraw(deps, { accountId, cause: operator, subject });
    const account = await findBillingAccount(db, accountId);
    const hasInvestor = account?.plan === 'investor';
    tally.count(
      hasInvestor ? 'user keeps the investor plan, which is paid or granted' : 'user moved to the light plan',
    );
  },
};
