import type { MethodId } from './method.ts';

const names: Readonly<Record<MethodId, string>> = {
  fcfTenYears: 'ten-year free cash flow',
  fcfFiveYears: 'five-year free cash flow',
  capexWithRevenue: 'free cash flow with capex growing with revenue',
  fadingGrowth: 'free cash flow with fading growth',
  excessReturns: 'excess returns',
  affo: 'adjusted funds from operations',
  dividends: 'dividends',
  earningsPower: 'earnings power',
};

/** A method within a sentence: `Valued by earnings power.` */
export function methodNameInSentence(method: MethodId): string {
  return names[method];
}
