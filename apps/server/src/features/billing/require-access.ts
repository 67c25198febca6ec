import { comparisonLimitLabel, comparisonUpgrade } from '@tenfold/contract/policy/comparison-labels';
import { comparisonRefusal } from '@tenfold/contract/policy/comparisons';
import { openSymbol } from '@tenfold/contract/policy/open-company';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can, tierOf } from '@tenfold/contract/policy/rights';
import { type CallContext, Forbidden, type Person } from '../../platform/http/index.ts';
import type { CompanyQuota } from './company-quota.ts';

type Viewer = { readonly person: Person | null };

/** @throws Forbidden for callers limited to the latest reported year */
export function requireHistoryAccess({ person }: Viewer, symbol: string): void {
  if (!can(tierOf(person), 'seeHistory', symbol)) throw new Forbidden(prompts.history);
}

/** @throws Forbidden for callers whose plan has no own forecasts */
export function requireForecastAccess({ person }: Viewer, symbol: string): void {
  if (!can(tierOf(person), 'saveForecasts', symbol)) throw new Forbidden(prompts.forecasts);
}

/** @throws Forbidden for callers whose plan has no notes on one of these companies */
export function requireNoteAccess({ person }: Viewer, symbols: readonly string[]): void {
  const tier = tierOf(person);
  if (!symbols.every((symbol) => can(tier, 'writeNotes', symbol))) throw new Forbidden(prompts.notes);
}

export function requireComparisonAccess(
  { person }: Viewer,
  symbol: string,
  compared: readonly string[],
): void {
  const tier = tierOf(person);
  const refusal = comparisonRefusal(tier, symbol, compared);
  if (refusal === 'sign_in') throw new Forbidden(prompts.compare);
  if (refusal === 'plan') throw new Forbidden(`${comparisonLimitLabel(tier, symbol)} ${comparisonUpgrade}`);
}

/** Of these companies those whose fair value their page would show: allowed, and within what is left this month. */
export async function listValueVisible(
  quota: CompanyQuota,
  viewer: CallContext<'viewer'>,
  symbols: readonly string[],
): Promise<ReadonlySet<string>> {
  const tier = tierOf(viewer.person);
  const allowed = symbols.filter((symbol) => can(tier, 'calculateFairValue', symbol));
  if (allowed.every((symbol) => symbol === openSymbol)) return new Set(allowed);
  const { remaining, companies } = await quota.status(viewer);
  if (remaining !== 0) return new Set(allowed);
  return new Set(allowed.filter((symbol) => symbol === openSymbol || companies.includes(symbol)));
}
