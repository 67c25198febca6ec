import { missing } from '../../figures/index.ts';
import { balance, first, flow, type Rule, sum } from '../rule.ts';

/** What was gained or lost on securities and currencies without passing through income. methodology-2 6d */
export const accumulatedOci: Rule = balance(
  'us-gaap:AccumulatedOtherComprehensiveIncomeLossNetOfTax',
  'ifrs-full:AccumulatedOtherComprehensiveIncome',
);

/** Depreciation and amortization of the cash flow statement; the schedule of properties where that has none. */
export const depreciation: Rule = ofLandlords(
  first(
    flow('us-gaap:DepreciationDepletionAndAmortization', 'ifrs-full:DepreciationAndAmortisationExpense'),
    flow('us-gaap:DepreciationAndAmortization'),
    flow('us-gaap:DepreciationAmortizationAndAccretionNet'),
    flow('us-gaap:Depreciation'),
    flow('us-gaap:SECScheduleIIIRealEstateAccumulatedDepreciationDepreciationExpense'),
    flow('us-gaap:RealEstateAccumulatedDepreciationDepreciationExpense'),
  ),
);

/** Gains, less losses, on properties sold: part of income, not of what properties earn. methodology-2 6e */
export const propertyGains: Rule = ofLandlords(
  first(
    flow('us-gaap:GainsLossesOnSalesOfInvestmentRealEstate'),
    flow('us-gaap:GainLossOnSaleOfProperties'),
    flow('us-gaap:GainLossOnSaleOfPropertyPlantEquipment'),
  ),
);

export const propertyImpairment: Rule = ofLandlords(flow('us-gaap:ImpairmentOfRealEstate'));

/**
 * What keeps properties as they are: improvements and the costs of letting again.
 *
 * @example improvements 93, leasing costs 562: 655
 */
export const propertyMaintenance: Rule = ofLandlords(
  sum(
    'improvements + leasing costs',
    [],
    [
      flow('us-gaap:PaymentsForCapitalImprovements'),
      first(
        flow('us-gaap:PaymentsForLeasingCostsCommissionsAndTenantImprovements'),
        flow('us-gaap:PaymentsForTenantImprovements'),
      ),
    ],
  ),
);

/** Others file the same tags for other things; nothing reads them there. */
function ofLandlords(rule: Rule): Rule {
  return {
    tags: rule.tags,
    read: (view) => (view.kind === 'realEstate' ? rule.read(view) : missing('not_filed')),
  };
}
