import type { SolvableDriver } from './method-drivers.ts';

export const driverNames: Readonly<Record<SolvableDriver, string>> = {
  revenueChange: 'Revenue change',
  percentageCfoOfRevenue: 'CFO, % of revenue',
  capexChange: 'Capex change',
  freeCashFlowGrowthRate: 'Free cash flow growth',
  meanMargin: 'Average net margin',
  roe: 'Return on equity',
  affoGrowth: 'Growth of AFFO per share',
  dividendGrowth: 'Dividend growth',
  payout: 'Payout',
  requiredReturn: 'Required return',
  terminalGrowth: 'Terminal growth',
  margin: 'Net margin',
  sharesOutstandingChange: 'Shares change',
};
