import type { ForecastType } from '@tenfold/domain/forecast';
import type { NoFairValue, NoValueReason } from '@tenfold/domain/valuation';
import { forecastNames } from '../../../page-forecast/forecast-labels.ts';

export interface NoValueLabels {
  readonly title: string;
  readonly text: string;
}

interface Setting {
  readonly forecastType: ForecastType;
  readonly reportedCurrency: string;
  readonly priceCurrency: string;
}

export function noValueLabels({ why, detail }: NoFairValue, setting: Setting): NoValueLabels {
  return words[why](setting, detail);
}

type ReasonLabels = (setting: Setting, detail: NoFairValue['detail']) => NoValueLabels;

const words: Readonly<Record<NoValueReason, ReasonLabels>> = {
  growth_not_below_return: () => ({
    title: 'Growth must be below the required return.',
    text: 'Lower the terminal growth or raise the required return.',
  }),
  terminal_free_cash_flow_not_positive: ({ forecastType }, { capex, capexChange, revenueChange }) => ({
    title: 'The forecast ends with negative free cash flow.',
    text:
      capex !== undefined && capexChange !== undefined && capexChange > (revenueChange ?? capexChange)
        ? `${forecastNames[forecastType]} let capex grow faster than revenue every year, until it exceeds the cash from operations. A negative cash flow has no terminal value.`
        : 'A cash flow that stays at zero or below has no terminal value.',
  }),
  free_cash_flow_missing: () => ({
    title: 'Free cash flow can’t be forecast.',
    text: 'Cash from operations or capex is missing from the filings, or there are too few years for an average.',
  }),
  shares_missing: () => ({
    title: 'The share count is missing.',
    text: 'A diluted share count is missing from the latest annual filing, so a value per share can’t be calculated.',
  }),
  net_debt_missing: () => ({
    title: 'Net debt is missing.',
    text: 'Debt or cash is missing from the latest annual filing, so equity value can’t be calculated.',
  }),
  value_not_positive: () => ({
    title: 'Nothing is left for shareholders.',
    text: 'Net debt and other claims equal or exceed the enterprise value.',
  }),
  not_meaningful_for_financials: () => ({
    title: 'Free cash flow doesn’t value a bank, an insurer or a broker.',
    text: 'Deposits, loans and premiums move through its cash from operations, so free cash flow doesn’t show what’s left for owners.',
  }),
  currency_mismatch: ({ reportedCurrency, priceCurrency }) => ({
    title: 'Reported in one currency, traded in another.',
    text: `The company reports in ${reportedCurrency} and trades in ${priceCurrency}, and there is no exchange rate for this date.`,
  }),
  adr_ratio_unknown: () => ({
    title: 'The ADR ratio is missing.',
    text: 'We don’t know how many shares one ADR represents, so a value per ADR can’t be calculated.',
  }),
  no_estimates: () => ({
    title: 'There are no analysts’ estimates.',
    text: 'There is no consensus for this company. Choose Averages instead.',
  }),
  no_history: () => ({
    title: 'There is no full fiscal year yet.',
    text: 'A forecast starts from the last fiscal year. It appears once the company has filed one.',
  }),
  required_return_not_positive: () => ({
    title: 'The required return must be above zero.',
    text: 'Raise the required return to discount what the company earns.',
  }),
  too_few_years: (_setting, { years, needed }) => ({
    title: 'The history is too short.',
    text: `This method averages at least ${needed ?? 3} fiscal years. The filings have ${years ?? 0}.`,
  }),
  revenue_missing: () => ({
    title: 'Revenue is missing.',
    text: 'Revenue is missing from the latest annual filing.',
  }),
  earnings_missing: () => ({
    title: 'Net income is missing.',
    text: 'Net income is missing from the latest annual filing.',
  }),
  book_missing: () => ({
    title: 'Equity is missing.',
    text: 'Shareholders’ equity is missing from the latest annual filing.',
  }),
  depreciation_missing: () => ({
    title: 'Depreciation is missing.',
    text: 'Depreciation is missing from the latest annual filing, so AFFO can’t be calculated.',
  }),
  capex_above_cash_flow: () => ({
    title: 'Capex takes all of the cash from operations.',
    text: 'Capex was above the average cash from operations in the last year. If capex grows with revenue, free cash flow stays negative.',
  }),
  book_not_positive: () => ({
    title: 'Common book value is not positive.',
    text: 'Liabilities and preferred stock equal or exceed assets, so there is no book value to earn a return on.',
  }),
  earnings_not_positive: () => ({
    title: 'The company lost money over these years.',
    text: 'Earnings to common add up to zero or less over the years of the average, so there is no return on book value.',
  }),
  losses_in_last_two_years: () => ({
    title: 'Losses in both of the last two years.',
    text: 'An average return over the whole period would hide them.',
  }),
  no_lasting_profit: () => ({
    title: 'No lasting profit.',
    text: 'The average margin is zero or negative, and at least one of the last two years was a loss.',
  }),
  funds_not_positive: () => ({
    title: 'AFFO is not positive.',
    text: 'Maintenance takes all of the funds from operations of the last year.',
  }),
  no_dividend: () => ({
    title: 'No dividend.',
    text: 'The company paid no dividend in its last fiscal year, so this method has nothing to discount.',
  }),
  payout_too_low: () => ({
    title: 'The payout is too low.',
    text: 'The company pays out too little of its earnings to value a share by its dividends.',
  }),
  payout_above_earnings: () => ({
    title: 'Dividends exceed earnings.',
    text: 'The company paid more than it earned over these years, which can’t last.',
  }),
};
