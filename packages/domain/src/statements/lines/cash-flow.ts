import { difference, either, first, flow, type Rule, sum } from '../rule.ts';

/** methodology.md 2, "cashFlowFromOperatingActivities" */
export const cashFlowFromOperatingActivities: Rule = first(
  flow(
    'us-gaap:NetCashProvidedByUsedInOperatingActivities',
    'ifrs-full:CashFlowsFromUsedInOperatingActivities',
  ),
  flow('us-gaap:NetCashProvidedByUsedInOperatingActivitiesContinuingOperations'),
);

export const cashFlowsFromInvestingActivities: Rule = first(
  flow(
    'us-gaap:NetCashProvidedByUsedInInvestingActivities',
    'ifrs-full:CashFlowsFromUsedInInvestingActivities',
  ),
  flow('us-gaap:NetCashProvidedByUsedInInvestingActivitiesContinuingOperations'),
);

export const cashFlowFromFinancingActivities: Rule = first(
  flow(
    'us-gaap:NetCashProvidedByUsedInFinancingActivities',
    'ifrs-full:CashFlowsFromUsedInFinancingActivities',
  ),
  flow('us-gaap:NetCashProvidedByUsedInFinancingActivitiesContinuingOperations'),
);

/** One tag for the whole, never two added: they overlap. methodology.md 2, "capex" */
export const capex: Rule = first(
  flow(
    'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment',
    'ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
  ),
  flow('us-gaap:PaymentsToAcquireProductiveAssets'),
  flow('us-gaap:PaymentsToAcquireOilAndGasPropertyAndEquipment'),
  flow('us-gaap:PaymentsToExploreAndDevelopOilAndGasProperties'),
  flow('us-gaap:PaymentsToAcquireOtherProductiveAssets'),
  flow('us-gaap:PaymentsToAcquireOtherPropertyPlantAndEquipment'),
  flow('us-gaap:PaymentsForCapitalImprovements'),
  flow('us-gaap:PaymentsToAcquireMachineryAndEquipment'),
  flow(
    'ifrs-full:PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets',
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
export const changeInCash: Rule = either(
  difference('change in cash − effect of exchange rates', includingExchangeRates, [exchangeRates]),
  excludingExchangeRates,
  sum('change in cash', [includingExchangeRates]),
);
