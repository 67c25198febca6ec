import { planKeys } from '@tenfold/contract/policy/rights';
import { Argument, type Command } from 'commander';
import { executeTask } from './execute-task.ts';

/** `tenfold user ...`: what nobody may do to themselves. */
export function addUserCommands(program: Command): void {
  const user = program.command('user').description('change what a person may do');

  user
    .command('promote')
    .description('make somebody a superuser: an editor of the community')
    .argument('<email>')
    .action(async (email: string) => {
      await executeTask({ kind: 'promotion', email });
    });

  user
    .command('plan')
    .description('put somebody on a plan without payment')
    .argument('<email>')
    .addArgument(new Argument('<plan>').choices(planKeys))
    .action(async (email: string, plan: (typeof planKeys)[number]) => {
      await executeTask({ kind: 'plan', email, plan });
    });
}
