import type { Fact } from '../../facts/index.ts';
import type { LineKey } from '../line.ts';
import { lineRules } from '../lines/index.ts';

/** Where a filing states a fact. */
export const statementParts = ['income', 'balance', 'cashFlow', 'perShare', 'other'] as const;
export type StatementPart = (typeof statementParts)[number];

/** In the order of a filing. */
const flowParts = {
  income: [
    'revenue',
    'costOfRevenue',
    'grossProfit',
    'researchAndDevelopment',
    'sellingGeneralAdministrative',
    'advertising',
    'operatingIncome',
    'interestExpense',
    'pretaxIncome',
    'incomeTax',
    'discontinuedOperations',
    'netIncome',
    'netIncomeToCommon',
    'netIncomeToDilutedCommon',
  ],
  cashFlow: [
    'depreciation',
    'depreciationAndAmortization',
    'stockCompensation',
    'propertyGains',
    'propertyImpairment',
    'cashFlowFromOperatingActivities',
    'capex',
    'propertyMaintenance',
    'cashFlowsFromInvestingActivities',
    'buybacks',
    'dividendsPaid',
    'dividendsPerShare',
    'cashFlowFromFinancingActivities',
    'changeInCash',
  ],
} as const satisfies Partial<Record<StatementPart, readonly LineKey[]>>;

const balanceLines: readonly LineKey[] = [
  'cashAndEquivalents',
  'cash',
  'receivables',
  'inventory',
  'currentAssets',
  'goodwill',
  'totalAssets',
  'currentLiabilities',
  'noncurrentDebt',
  'totalDebt',
  'preferredStock',
  'accumulatedOci',
];

const perShareLines: readonly LineKey[] = ['earningsPerShare', 'dividendsPerShare', 'sharesOutstanding'];

interface PartPlace {
  readonly part: StatementPart;
  /** Higher is further down. */
  readonly at: number;
}

/** Matches a line of the cash flow statement and its notes, whichever line asks it. */
const isPaid = /:(InterestPaid|Payments|Proceeds|Repayments)/;
const belowAll = 1_000_000;

const inFlows = placesOf(flowParts);
const inBalance = placesOf({ balance: balanceLines });
const inPerShare = placesOf({ perShare: perShareLines });

/** By its unit, whether it is at a day, and the line that reads its tag. */
export function placeOf({ taxonomy, tag, unit, start }: Fact): PartPlace {
  const name = `${taxonomy}:${tag}`;
  if (unit === 'shares' || unit.endsWith('/shares')) return inPerShare.get(name) ?? end('perShare');
  if (!/^[A-Z]{3}$/.test(unit)) return end('other');
  if (start === null) return inBalance.get(name) ?? end('balance');
  return inFlows.get(name) ?? end('other');
}

function end(part: StatementPart): PartPlace {
  return { part, at: Number.MAX_SAFE_INTEGER };
}

/** Many lines read a tag as a proof of another: it stands with the one that asks it first. */
function placesOf(parts: Partial<Record<StatementPart, readonly LineKey[]>>): ReadonlyMap<string, PartPlace> {
  const lines = statementParts.flatMap((part) =>
    (parts[part] ?? []).map((key) => ({ part, tags: [...new Set(lineRules[key].tags)] })),
  );
  const places = new Map<string, PartPlace & { readonly tagIndex: number }>();
  for (const [line, { part, tags }] of lines.entries()) {
    for (const [tagIndex, name] of tags.entries()) {
      const known = places.get(name);
      if (known !== undefined && known.tagIndex <= tagIndex) continue;
      const at = line * 1000 + tagIndex;
      const isNote = part !== 'cashFlow' && isPaid.test(name);
      places.set(name, { ...(isNote ? { part: 'cashFlow', at: belowAll + at } : { part, at }), tagIndex });
    }
  }
  return places;
}
