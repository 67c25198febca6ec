import { ebitda, freeCashFlow, quotient } from '../columns/index.ts';
import type { LineKey } from '../statements/index.ts';
import type { LookupLine, LookupUnit } from './lookup-line.ts';

/** A line as filings have it. Over a period, unless it is said to be a balance. */
function filed(key: LineKey, name: string, unit: LookupUnit = 'money'): LookupLine {
  return { key, name, unit, isBalance: false, read: (lines) => lines[key] };
}

function balance(key: LineKey, name: string): LookupLine {
  return { ...filed(key, name), isBalance: true };
}

/** What can be asked by one name. */
export const lookupLines = {
  revenue: filed('revenue', 'revenue'),
  costOfRevenue: filed('costOfRevenue', 'cost of revenue'),
  grossProfit: filed('grossProfit', 'gross profit'),
  researchAndDevelopment: filed('researchAndDevelopment', 'research and development'),
  sellingGeneralAdministrative: filed(
    'sellingGeneralAdministrative',
    'selling, general and administrative expense',
  ),
  advertising: filed('advertising', 'advertising expense'),
  operatingIncome: filed('operatingIncome', 'operating income'),
  interestExpense: filed('interestExpense', 'interest expense'),
  pretaxIncome: filed('pretaxIncome', 'income before tax'),
  incomeTax: filed('incomeTax', 'income tax'),
  netIncome: filed('netIncome', 'net income'),
  depreciationAndAmortization: filed('depreciationAndAmortization', 'depreciation and amortization'),
  ebitda: derived('ebitda', 'EBITDA', ebitda),
  stockCompensation: filed('stockCompensation', 'stock compensation'),
  operatingCashFlow: filed('cashFlowFromOperatingActivities', 'operating cash flow'),
  investingCashFlow: filed('cashFlowsFromInvestingActivities', 'cash flow from investing'),
  financingCashFlow: filed('cashFlowFromFinancingActivities', 'cash flow from financing'),
  capex: filed('capex', 'capex'),
  freeCashFlow: derived('freeCashFlow', 'free cash flow', freeCashFlow),
  buybacks: filed('buybacks', 'buybacks'),
  dividendsPaid: filed('dividendsPaid', 'dividends paid'),
  totalAssets: balance('totalAssets', 'total assets'),
  cashAndEquivalents: balance('cashAndEquivalents', 'cash and cash equivalents'),
  receivables: balance('receivables', 'receivables'),
  inventory: balance('inventory', 'inventory'),
  goodwill: balance('goodwill', 'goodwill'),
  currentAssets: balance('currentAssets', 'current assets'),
  totalLiabilities: balance('totalLiabilities', 'total liabilities'),
  currentLiabilities: balance('currentLiabilities', 'current liabilities'),
  shareholdersEquity: balance('shareholdersEquity', 'shareholders’ equity'),
  longTermDebt: balance('noncurrentDebt', 'long-term debt'),
  totalDebt: balance('totalDebt', 'total debt'),
  netDebt: balance('netDebt', 'net debt'),
  earningsPerShare: filed('earningsPerShare', 'diluted EPS', 'perShare'),
  dividendsPerShare: filed('dividendsPerShare', 'dividends per share', 'perShare'),
  dilutedShares: filed('sharesOutstanding', 'diluted share count', 'shares'),
} as const satisfies Record<string, LookupLine>;

export type LookupLineName = keyof typeof lookupLines;

function derived(key: string, name: string, read: LookupLine['read']): LookupLine {
  return { key, name, unit: 'money', isBalance: false, read };
}

/** One line as a fraction of another, or as a multiple of it. @param name as people call it, where they have a name */
export function ratioOf(
  part: LookupLine,
  whole: LookupLine,
  unit: 'percent' | 'ratio' = 'percent',
  name = `${part.name} as a share of ${whole.name}`,
): LookupLine {
  return {
    key: `${part.key} / ${whole.key}`,
    name,
    unit,
    isBalance: part.isBalance && whole.isBalance,
    parts: [part, whole],
    read: (lines, kind) =>
      quotient(
        part.read(lines, kind),
        whole.read(lines, kind),
        `${part.name} ÷ ${whole.name}`,
        'whole_not_positive',
      ),
  };
}

/** A line for each diluted share. */
export function perShareOf(line: LookupLine): LookupLine {
  const shares = lookupLines.dilutedShares;
  return {
    ...ratioOf(line, shares, 'ratio', `${line.name} per diluted share`),
    unit: 'perShare',
    isBalance: line.isBalance,
  };
}
