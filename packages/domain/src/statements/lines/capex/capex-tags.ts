import { firstOrFallback, flow, type Rule } from '../../rule.ts';

export const property = flow(
  'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment',
  'ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
);
export const productive = flow('us-gaap:PaymentsToAcquireProductiveAssets');
export const otherProductive = flow('us-gaap:PaymentsToAcquireOtherProductiveAssets');
export const otherProperty = flow('us-gaap:PaymentsToAcquireOtherPropertyPlantAndEquipment');
export const improvements = flow('us-gaap:PaymentsForCapitalImprovements');
export const development = flow('us-gaap:PaymentsToDevelopRealEstateAssets');
export const drilling = flow(
  'us-gaap:PaymentsToAcquireOilAndGasPropertyAndEquipment',
  'us-gaap:PaymentsToExploreAndDevelopOilAndGasProperties',
);

/** Lines that are one part of what is bought, or all of it under another name. */
export const partLines: readonly Rule[] = [
  otherProductive,
  otherProperty,
  improvements,
  flow('us-gaap:PaymentsToAcquireMachineryAndEquipment'),
  flow('us-gaap:PaymentsToAcquireFurnitureAndFixtures'),
];

/** Purchases less what was sold. */
export const netOfSales = flow('us-gaap:PaymentsForProceedsFromProductiveAssets');
export const withIntangibles = flow(
  'ifrs-full:PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets',
);

export const worn = firstOrFallback(
  flow('us-gaap:Depreciation'),
  flow('us-gaap:DepreciationDepletionAndAmortization'),
  flow('us-gaap:DepreciationAndAmortization'),
);
