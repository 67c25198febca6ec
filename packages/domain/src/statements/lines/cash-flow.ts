import { difference, firstOf, firstOrFallback, flow, type Rule, sum } from '../rule.ts';

/** docs/methodology.md, "Cash flows" */
export const cashFlowFromOperatingActivities: Rule = firstOrFallback(
  flow(
    'us-gaap:NetCashProvidedByUsedInOperatingActivities',
    'ifrs-full:CashFlowsFromUsedInOperatingActivities',
  ),
  sum(
    'continuing + discontinued operations',
    [
      flow(
        'us-gaap:NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
        'ifrs-full:CashFlowsFromUsedInOperatingActivitiesContinuingOperations',
      ),
    ],
    [flow('us-gaap:CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations')],
  ),
);

export const cashFlowsFromInvestingActivities: Rule = firstOrFallback(
  flow(
    'us-gaap:NetCashProvidedByUsedInInvestingActivities',
    'ifrs-full:CashFlowsFromUsedInInvestingActivities',
  ),
  sum(
    'continuing + discontinued operations',
    [flow('us-gaap:NetCashProvidedByUsedInInvestingActivitiesContinuingOperations')],
    [flow('us-gaap:CashProvidedByUsedInInvestingActivitiesDiscontinuedOperations')],
  ),
);

export const cashFlowFromFinancingActivities: Rule = firstOrFallback(
  flow(
    'us-gaap:NetCashProvidedByUsedInFinancingActivities',
    'ifrs-full:CashFlowsFromUsedInFinancingActivities',
  ),
  sum(
    'continuing + discontinued operations',
    [flow('us-gaap:NetCashProvidedByUsedInFinancingActivitiesContinuingOperations')],
    [flow('us-gaap:CashProvidedByUsedInFinancingActivitiesDiscontinuedOperations')],
  ),
);

const exchangeRates = flow(
  'us-gaap:EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
  'us-gaap:EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
  'us-gaap:EffectOfExchangeRateOnCashAndCashEquivalents',
  'ifrs-full:EffectOfExchangeRateChangesOnCashAndCashEquivalents',
);
const includingExchangeRates = flow(
  'us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
  'us-gaap:CashAndCashEquivalentsPeriodIncreaseDecrease',
  'ifrs-full:IncreaseDecreaseInCashAndCashEquivalents',
);
const excludingExchangeRates = flow(
  'us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect',
  'us-gaap:CashAndCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect',
  'ifrs-full:IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges',
);

/** Before the effect of exchange rates, so that the three cash flows must add up to it. */
export const changeInCash: Rule = firstOf(
  difference('change in cash − effect of exchange rates', includingExchangeRates, [exchangeRates]),
  excludingExchangeRates,
  sum('change in cash', [includingExchangeRates]),
);
