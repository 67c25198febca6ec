import { type PlanKey, planKeys } from '@tenfold/contract/policy/rights';
import { Argument } from 'commander';
import { z } from 'zod';
import type { Command } from '../../platform/commands/index.ts';
import { getAccountId, requireAccounts, setPlan, userCommands } from '../accounts/index.ts';

export const setPlanCommand: Command<{ email: string; plan: PlanKey }> = {
  group: userCommands,
  name: 'plan',
  input: z.object({ email: z.string().min(1), plan: z.enum(planKeys) }),
  describe(typed, run) {
    typed
      .description('put a user on a plan without payment')
      .argument('<email>')
      .addArgument(new Argument('<plan>').choices(planKeys))
      .action((email: string, plan: PlanKey) => run({ email, plan }));
  },
  check: async (_, config) => requireAccounts(config),
  async perform({ db, tally }, { email, plan }) {
    await setPlan(db, await getAccountId(db, email), plan);
    tally.count(`user moved to the ${plan} plan`);
  },
};
