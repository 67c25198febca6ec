import type { LookupLineName } from '../../figure-lookup/index.ts';

/** What people call each line; singular and plural are one word. */
export const lineWords: Readonly<Record<LookupLineName, string>> = {
  revenue:
    'revenue, total revenue, net revenue, sales, total sales, net sales, turnover, top line, total revenues and other income, total net revenue, total net sales, revenue and other income',
  costOfRevenue:
    'cost of revenue, cost of sales, cost of goods sold, cost of goods, cogs, cost of products sold, cost of revenues',
  grossProfit: 'gross profit, gross income',
  researchAndDevelopment:
    'research and development, r&d, r & d, r and d, research & development, research, research and development expense, research spending, r&d spending, r&d expense',
  sellingGeneralAdministrative:
    'selling general and administrative, selling general and administrative expense, selling general & administrative, sg&a, sga, sg & a, selling and administrative, selling and administration, selling general administrative, overhead, selling general and admin',
  advertising:
    'advertising, advertising expense, advertising cost, ad spend, ad spending, advertising spend, ads',
  operatingIncome:
    'operating income, operating profit, operating earnings, ebit, income from operations, profit from operations, operating result, op income, op profit',
  interestExpense: 'interest expense, interest cost, interest paid',
  pretaxIncome:
    'pretax income, pre-tax income, pre tax income, income before tax, profit before tax, pretax profit, pre-tax profit, earnings before tax, income before income tax, pbt, ebt',
  incomeTax:
    'income tax, income tax expense, tax, tax bill, tax expense, tax charge, taxes paid, provision for income taxes, tax provision, income taxes',
  netIncome:
    'net income, net profit, net earnings, profit, earnings, bottom line, profit after tax, net result, earn, earned, net loss, income, loss, lose money, lost money, losing money, make money, made money',
  depreciationAndAmortization:
    'depreciation and amortization, d&a, depreciation & amortization, depreciation',
  ebitda: 'ebitda',
  stockCompensation:
    'stock compensation, stock comp, stock based compensation, stock-based compensation, share based compensation, share-based compensation, sbc, stock-based comp, stock based comp, share based comp',
  operatingCashFlow:
    'operating cash flow, cash from operations, cash flow from operations, cash flow from operating activities, cfo, ocf, cash provided by operating activities, cash generated from operations, operating cash, cash from operating activities, operating cashflow',
  investingCashFlow: 'investing cash flow, cash flow from investing, cash flow from investing activities',
  financingCashFlow: 'financing cash flow, cash flow from financing, cash flow from financing activities',
  capex:
    'capex, capital expenditure, capital spending, capital investment, purchases of property and equipment, purchases of property plant and equipment, cap ex',
  freeCashFlow: 'free cash flow, fcf, free cashflow',
  buybacks:
    'buyback, share buyback, stock buyback, share repurchase, stock repurchase, repurchase, repurchases of stock, repurchased shares, buy back stock, buy back the most stock, buy back shares, bought back stock, spent on buybacks, repurchase of common stock',
  dividendsPaid:
    'dividends paid, dividend, dividends, dividend payment, pay out in dividends, paid out in dividends, paid in dividends, dividends paid out, cash dividends, total dividends, cash dividends paid, dividend payout, dividend spending, paid out as dividends, pay in dividends',
  cashAndEquivalents:
    'cash and cash equivalents, cash & cash equivalents, cash and equivalents, cash, cash alone, cash on hand, cash position, cash balance, cash and equivalent',
  receivables:
    'receivables, accounts receivable, trade receivables, account receivable, customer receivables',
  inventory:
    'inventory, inventories, stock of goods, merchandise inventory, merchandise inventories, total inventory',
  goodwill: 'goodwill',
  totalAssets: 'total assets, assets, balance sheet total',
  currentAssets: 'current assets, total current assets',
  totalLiabilities: 'total liabilities, liabilities',
  currentLiabilities: 'current liabilities, total current liabilities',
  shareholdersEquity:
    'shareholders equity, shareholder equity, stockholders equity, stockholder equity, equity, book value, total equity, net worth',
  longTermDebt:
    'long-term debt, long term debt, longterm debt, long-term debt noncurrent, noncurrent debt, noncurrent long-term debt, non-current debt, long-term borrowings, noncurrent long term debt',
  totalDebt: 'total debt, debt, borrowings',
  netDebt: 'net debt',
  earningsPerShare:
    'eps, diluted eps, earnings per share, diluted earnings per share, earnings per diluted share, earnings a share, profit per share, net income per share',
  dividendsPerShare:
    'dividend per share, dividends per share, dps, dividend a share, dividend declared a share, dividend declared per share, dividends declared per share, declared dividend, dividend per share declared, cash dividend per share',
  dilutedShares:
    'diluted shares, share count, diluted share count, shares outstanding, diluted shares outstanding, number of shares, weighted average shares, share count diluted, average diluted shares, shares',
};

/** What people call a ratio of two lines. */
export const ratioWords: readonly (readonly [
  words: string,
  part: LookupLineName,
  whole: LookupLineName,
  unit: 'percent' | 'ratio',
])[] = [
  ['gross margin, gross profit margin', 'grossProfit', 'revenue', 'percent'],
  [
    'operating margin, op margin, operating profit margin, ebit margin, operating income margin',
    'operatingIncome',
    'revenue',
    'percent',
  ],
  ['net margin, net profit margin, profit margin, net income margin', 'netIncome', 'revenue', 'percent'],
  ['pretax margin, pre-tax margin', 'pretaxIncome', 'revenue', 'percent'],
  ['ebitda margin', 'ebitda', 'revenue', 'percent'],
  ['free cash flow margin, fcf margin', 'freeCashFlow', 'revenue', 'percent'],
  ['operating cash flow margin, cash flow margin, cfo margin', 'operatingCashFlow', 'revenue', 'percent'],
  ['effective tax rate, tax rate', 'incomeTax', 'pretaxIncome', 'percent'],
  ['payout ratio, dividend payout ratio', 'dividendsPaid', 'netIncome', 'percent'],
  ['inventory turnover, inventory turn', 'costOfRevenue', 'inventory', 'ratio'],
  ['cash ratio', 'cashAndEquivalents', 'currentLiabilities', 'ratio'],
  ['r&d intensity, research intensity', 'researchAndDevelopment', 'revenue', 'percent'],
  ['current ratio', 'currentAssets', 'currentLiabilities', 'ratio'],
  ['asset turnover', 'revenue', 'totalAssets', 'ratio'],
  ['interest coverage, interest cover', 'operatingIncome', 'interestExpense', 'ratio'],
  ['debt to equity, debt to equity ratio, debt/equity', 'totalDebt', 'shareholdersEquity', 'ratio'],
  ['equity ratio', 'shareholdersEquity', 'totalAssets', 'percent'],
  ['cash conversion', 'operatingCashFlow', 'netIncome', 'percent'],
  ['capex intensity', 'capex', 'revenue', 'percent'],
];
