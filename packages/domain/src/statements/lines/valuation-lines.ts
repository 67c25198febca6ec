import { missing } from '../../figures/index.ts';
import { balance, difference, firstOrFallback, flow, type Rule, sum, tagsOf } from '../rule.ts';
import { netIncome } from './net-income.ts';

/**
 * What was gained or lost on securities and currencies without passing through income.
 *
 * docs/methodology.md, "Lines for valuation"
 */
export const accumulatedOci: Rule = balance(
  'us-gaap:AccumulatedOtherComprehensiveIncomeLossNetOfTax',
  'ifrs-full:AccumulatedOtherComprehensiveIncome',
);

const filedDiscontinued = firstOrFallback(
  flow('us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity'),
  flow('us-gaap:NetIncomeLossFromDiscontinuedOperationsAvailableToCommonShareholdersBasic'),
  flow('us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTax'),
  flow('ifrs-full:ProfitLossFromDiscontinuedOperations'),
);
const besideContinuing = difference('net income − income of continuing operations', netIncome, [
  flow('us-gaap:IncomeLossFromContinuingOperations'),
]);

/**
 * Income of businesses given up, which earn no more. Where any is filed, what continuing operations leave of net income
 * comes first: a disposal is often filed in several parts under one tag.
 *
 * @example net income 444, continuing operations 1,103, one part of the disposal 916: -659
 */
export const discontinuedOperations: Rule = {
  tags: tagsOf([filedDiscontinued, besideContinuing]),
  read(view) {
    const filed = filedDiscontinued.read(view);
    if (filed.value === null || filed.value === 0) return filed;
    const left = besideContinuing.read(view);
    return left.value === null ? filed : left;
  },
};

/** Depreciation and amortization of the cash flow statement; the schedule of properties where that has none. */
export const depreciation: Rule = ofLandlords(
  firstOrFallback(
    flow('us-gaap:DepreciationDepletionAndAmortization', 'ifrs-full:DepreciationAndAmortisationExpense'),
    flow('us-gaap:DepreciationAndAmortization'),
    flow('us-gaap:DepreciationAmortizationAndAccretionNet'),
    flow('us-gaap:Depreciation'),
    flow('us-gaap:SECScheduleIIIRealEstateAccumulatedDepreciationDepreciationExpense'),
    flow('us-gaap:RealEstateAccumulatedDepreciationDepreciationExpense'),
  ),
);

/**
 * Gains, less losses, on properties sold: part of income, not of what properties earn.
 *
 * docs/methodology.md, "Lines for valuation"
 */
export const propertyGains: Rule = ofLandlords(
  firstOrFallback(
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
      firstOrFallback(
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
