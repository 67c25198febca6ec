import { sampleInvestor } from '@tenfold/contract/accounts/sample-investor';
import type { Quota } from '@tenfold/contract/billing';
import { openSymbol } from '@tenfold/contract/policy/open-company';
import type { Viewer } from '../../../platform/api/load-viewer.ts';
import { settingsPath } from '../../../shell/my-paths.ts';

export interface NextStep {
  readonly title: string;
  readonly why: string;
  readonly action: string;
  readonly path: string;
}

type StepsPerson = Pick<Viewer, 'goals' | 'investExp' | 'plan'>;

/** @param hasOutbox sample mode, on the machine that runs it */
export function nextSteps(
  person: StepsPerson,
  quota: Quota,
  companies: number,
  hasOutbox: boolean,
): NextStep[] {
  const last = quota.companies.at(-1);
  const steps: (NextStep | false)[] = [
    last !== undefined && {
      title: `Continue with ${last}`,
      why: 'Set your own rates in its fair value calculator, or compare it with another company.',
      action: `Open ${last}`,
      path: `/company/${last}`,
    },
    companies > 0 && {
      title: 'Find a company in the list',
      why: 'Sort by price, P/E, free cash flow yield, or value against price.',
      action: companies === 1 ? 'See the company' : `See all ${companies} companies`,
      path: '/companies',
    },
    last === undefined && {
      title: 'Start with Apple',
      why: 'Ten years of figures, a forecast and a value. Apple never counts toward a limit.',
      action: 'Open Apple',
      path: `/company/${openSymbol}`,
    },
    person.goals === null &&
      person.investExp === null && {
        title: 'Tell us how you invest',
        why: 'Your goals and the industries you know. Only you see them.',
        action: 'Edit profile',
        path: settingsPath('PROFILE'),
      },
    hasOutbox &&
      person.plan === 'light' && {
        title: 'Try the Investor plan',
        why: `Sign in as ${sampleInvestor} (password in the terminal).`,
        action: 'Compare plans',
        path: '/plans',
      },
    hasOutbox && {
      title: 'Read the emails of this copy',
      why: 'No mail server is set up, so emails stay on this machine.',
      action: 'Open the outbox',
      path: '/outbox',
    },
  ];
  return steps.filter((step) => step !== false);
}
