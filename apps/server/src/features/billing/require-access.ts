import { comparisonRefusal } from '@tenfold/contract/policy/comparisons';
import { upgradePrompt } from '@tenfold/contract/policy/plans';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can, tierOf } from '@tenfold/contract/policy/rights';
import { Forbidden, type Person } from '../../platform/http/index.ts';

type Viewer = { readonly person: Person | null };

/** @throws Forbidden for callers limited to the latest reported year */
export function requireHistoryAccess({ person }: Viewer, symbol: string): void {
  if (!can(tierOf(person), 'seeHistory', symbol)) throw new Forbidden(prompts.history);
}

export function requireComparisonAccess(
  { person }: Viewer,
  symbol: string,
  compared: readonly string[],
): void {
  const refusal = comparisonRefusal(tierOf(person), symbol, compared);
  if (refusal !== null) throw new Forbidden(refusal === 'sign_in' ? prompts.compare : upgradePrompt);
}
