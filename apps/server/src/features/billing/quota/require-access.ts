import { comparisonLimitLabel, comparisonUpgrade } from '@tenfold/contract/policy/comparison-labels';
import { comparisonRefusal } from '@tenfold/contract/policy/comparisons';
import { openSymbol } from '@tenfold/contract/policy/open-company';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can, type Tier, tierOf } from '@tenfold/contract/policy/rights';
import { type CallContext, Forbidden, type Person } from '../../../platform/http/index.ts';
import type { CompanyQuota } from './company-quota.ts';

type PersonOrVisitor = { readonly person: Person | null };

/** @throws Forbidden for callers limited to the latest reported year */
export function requireHistoryAccess({ person }: PersonOrVisitor, symbol: string): void {
  if (!can(person, 'seeHistory', { symbol })) throw new Forbidden(prompts.history);
}

/** @throws Forbidden for callers whose plan has no own forecasts */
export function requireForecastAccess({ person }: PersonOrVisitor, symbol: string): void {
  if (!can(person, 'saveForecasts', { symbol })) throw new Forbidden(prompts.forecasts);
}

/** @throws Forbidden for callers whose plan has no notes on one of these companies */
export function requireNoteAccess({ person }: PersonOrVisitor, symbols: readonly string[]): void {
  if (!symbols.every((symbol) => can(person, 'writeNotes', { symbol }))) throw new Forbidden(prompts.notes);
}

/** @throws Forbidden for callers whose plan keeps no lists of one of these companies */
export function requireListAccess({ person }: PersonOrVisitor, symbols: readonly string[]): void {
  if (!symbols.every((symbol) => can(person, 'keepLists', { symbol }))) throw new Forbidden(prompts.lists);
}

export function requireComparisonAccess(
  { person }: PersonOrVisitor,
  symbol: string,
  compared: readonly string[],
): void {
  const tier = tierOf(person);
  const refusal = comparisonRefusal(tier, symbol, compared);
  if (refusal === 'sign_in') throw new Forbidden(prompts.compare);
  if (refusal === 'plan') throw new Forbidden(`${comparisonLimitLabel(tier, symbol)} ${comparisonUpgrade}`);
}

/**
 * Those of these companies whose fair value their page would show: allowed, and within what is left this month. Where
 * nothing is used up, the same set for the same array.
 */
export async function listValueVisible(
  quota: CompanyQuota,
  viewer: CallContext<'viewer'>,
  symbols: readonly string[],
): Promise<ReadonlySet<string>> {
  const { allowed, hasOthers } = allowedOf(viewer.person, symbols);
  return hasOthers ? withinQuota(quota, viewer, allowed) : allowed;
}

/**
 * Those of these companies whose latest year a visitor's page would show, within what is left this month. Where
 * nothing is used up, the same set for the same array.
 */
export function listLatestYearVisible(
  quota: CompanyQuota,
  viewer: CallContext<'viewer'>,
  symbols: readonly string[],
): Promise<ReadonlySet<string>> {
  const all = sets.get(symbols) ?? new Set(symbols);
  sets.set(symbols, all);
  return withinQuota(quota, viewer, all);
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

async function withinQuota(
  quota: CompanyQuota,
  viewer: CallContext<'viewer'>,
  symbols: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const { remaining, companies } = await quota.status(viewer);
  if (remaining !== 0) return symbols;
  return new Set([...symbols].filter((symbol) => symbol === openSymbol || companies.includes(symbol)));
}

interface Allowed {
  readonly allowed: ReadonlySet<string>;
  /** Than the company that is open to everybody. */
  readonly hasOthers: boolean;
}

const known = new WeakMap<readonly string[], Map<Tier, Allowed>>();

function allowedOf(person: Person | null, symbols: readonly string[]): Allowed {
  const tier = tierOf(person);
  const byTier = known.get(symbols) ?? new Map<Tier, Allowed>();
  known.set(symbols, byTier);
  let found = byTier.get(tier);
  if (found === undefined) {
    const allowed = new Set(symbols.filter((symbol) => can(person, 'calculateFairValue', { symbol })));
    found = { allowed, hasOthers: allowed.size > (allowed.has(openSymbol) ? 1 : 0) };
    byTier.set(tier, found);
  }
  return found;
}
