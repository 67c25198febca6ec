import { type Figure, missing } from '../../figures/index.ts';
import { marked } from '../combine.ts';
import type { PeriodView } from '../period-view.ts';
import { first, flow, largest, type Rule, sum, tagsOf } from '../rule.ts';

const property = flow(
  'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment',
  'ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
);
const productive = flow('us-gaap:PaymentsToAcquireProductiveAssets');
const improvements = flow('us-gaap:PaymentsForCapitalImprovements');
const otherProperty = flow('us-gaap:PaymentsToAcquireOtherPropertyPlantAndEquipment');
const oilAndGas = flow(
  'us-gaap:PaymentsToAcquireOilAndGasPropertyAndEquipment',
  'us-gaap:PaymentsToExploreAndDevelopOilAndGasProperties',
);
const whole: Rule = { tags: tagsOf([property, productive]), read: propertyOrProductive };
const wells = sum('oil and gas properties + other property', [oilAndGas], [largest(property, otherProperty)]);

/** Some companies file all they buy under these names, most only what is left beside a line of their own. */
const byOtherNames = first(
  flow('us-gaap:PaymentsToAcquireOtherProductiveAssets'),
  otherProperty,
  improvements,
  flow('us-gaap:PaymentsToAcquireMachineryAndEquipment'),
);
const worn = first(
  flow('us-gaap:Depreciation'),
  flow('us-gaap:DepreciationDepletionAndAmortization'),
  flow('us-gaap:DepreciationAndAmortization'),
);
const withIntangibles = flow(
  'ifrs-full:PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets',
);
const offices = largest(property, productive, improvements);
const others: Rule = { tags: tagsOf([byOtherNames, worn]), read: otherNamesUnlessLeftovers };
const general = first(whole, others, withIntangibles);

/**
 * What is paid for property and equipment: one line for the whole, never two added, because they overlap. An oil or gas
 * producer is the exception: its wells and its other property are two lines of one statement. Property of a landlord is its
 * offices; the improvements of what it lets are the larger line.
 *
 * Refuses a line of "other" purchases below a quarter of the depreciation: the main line has a name of the company's own.
 *
 * @example property 30, productive assets 900 (a utility's plant): 900
 * @example wells 800, other property 40: 840
 * @example other property 40, depreciation 1,000: no value
 *
 * methodology.md 2, "capex"
 */
export const capex: Rule = {
  tags: tagsOf([general, wells, offices]),
  read(view) {
    const drilled = oilAndGas.read(view).value;
    const filed = whole.read(view).value;
    if (drilled !== null && drilled > (filed ?? 0)) return marked(wells.read(view), 'fallback_tag');
    const rented = view.kind === 'realEstate' ? offices.read(view) : null;
    return rented?.value == null ? general.read(view) : rented;
  },
};

/** Property and equipment, unless it is the smaller part of what the company files as all its productive assets. */
function propertyOrProductive(view: PeriodView): Figure {
  const part = property.read(view);
  const all = productive.read(view);
  if (part.value !== null && (all.value === null || part.value >= all.value / 2)) return part;
  return all.value === null ? part : marked(all, 'fallback_tag');
}

function otherNamesUnlessLeftovers(view: PeriodView): Figure {
  const figure = byOtherNames.read(view);
  const depreciation = worn.read(view).value;
  const isLeftover = figure.value !== null && depreciation !== null && figure.value < depreciation / 4;
  return isLeftover ? missing('part_missing') : figure;
}
