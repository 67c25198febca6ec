import { missing } from '../../figures/index.ts';
import { balance, difference, firstOf, firstOrFallback, type Rule, tagsOf } from '../rule.ts';
import { longTerm } from './debt/debt-parts.ts';

/**
 * What customers owe, within a year where that is told apart. Other receivables are in it only where no other name is filed.
 *
 * docs/methodology.md, "Balance sheet items"
 */
export const receivables: Rule = firstOrFallback(
  balance(
    'us-gaap:AccountsReceivableNetCurrent',
    'ifrs-full:CurrentTradeReceivables',
    'ifrs-full:TradeReceivables',
  ),
  balance('us-gaap:ReceivablesNetCurrent', 'ifrs-full:TradeAndOtherCurrentReceivables'),
  balance('us-gaap:AccountsReceivableNet'),
  balance('us-gaap:AccountsNotesAndLoansReceivableNetCurrent'),
);

const finishedGoods = balance(
  'us-gaap:InventoryFinishedGoodsNetOfReserves',
  'us-gaap:InventoryFinishedGoods',
);
const otherGoods = [
  balance('us-gaap:InventoryRawMaterialsNetOfReserves', 'us-gaap:InventoryRawMaterials'),
  balance('us-gaap:InventoryRawMaterialsAndSuppliesNetOfReserves'),
  balance('us-gaap:InventoryWorkInProcessNetOfReserves', 'us-gaap:InventoryWorkInProcess'),
];

/** All that a company without a workshop has; beside materials they are a part. */
const finishedGoodsAlone: Rule = {
  tags: tagsOf([finishedGoods, ...otherGoods]),
  read(view) {
    const isPart = otherGoods.some((rule) => rule.read(view).value !== null);
    return isPart ? missing('part_missing') : finishedGoods.read(view);
  },
};

/** Goods for sale and what they are made of; of a home builder, land and homes. docs/methodology.md, "Balance sheet items" */
export const inventory: Rule = firstOrFallback(
  balance('us-gaap:InventoryNet', 'ifrs-full:Inventories'),
  balance('us-gaap:InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings'),
  balance('us-gaap:InventoryRealEstate'),
  balance('us-gaap:RetailRelatedInventoryMerchandise'),
  balance('us-gaap:EnergyRelatedInventory'),
  balance('us-gaap:PublicUtilitiesInventory'),
  finishedGoodsAlone,
);

/** docs/methodology.md, "Balance sheet items" */
export const goodwill: Rule = balance('us-gaap:Goodwill', 'ifrs-full:Goodwill');

/**
 * Debt due after a year: filed, or all long-term debt without its current part.
 *
 * @example long-term debt 100, of which 8 due within a year, no non-current debt filed: 92
 *
 * docs/methodology.md, "Balance sheet items"
 */
export const noncurrentDebt: Rule = firstOf(
  longTerm,
  difference('long-term debt − current part', balance('us-gaap:LongTermDebt'), [
    balance('us-gaap:LongTermDebtCurrent'),
  ]),
);
