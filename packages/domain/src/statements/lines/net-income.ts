import { missing } from '../../figures/index.ts';
import { difference, firstOf, firstOrFallback, flow, memoizeRule, type Rule, sum, tagsOf } from '../rule.ts';
import { minorityInterest, totalAssets } from './balance-sheet.ts';
import { profitOfOthers } from './profit-of-others.ts';

const consolidated = flow('us-gaap:ProfitLoss', 'ifrs-full:ProfitLoss');
/** A balance so small beside the assets that its part of the profit does not show. */
const negligible = 0.005;

const consolidatedOfOwnersAlone: Rule = {
  tags: tagsOf([consolidated, minorityInterest, totalAssets]),
  read(view) {
    const others = Math.abs(minorityInterest.read(view).value ?? 0);
    const assets = totalAssets.read(view).value ?? 0;
    return others > assets * negligible ? missing('part_missing') : consolidated.read(view);
  },
};

const ofCommonShares = firstOrFallback(
  flow('us-gaap:NetIncomeLossAvailableToCommonStockholdersDiluted'),
  flow('us-gaap:NetIncomeLossAvailableToCommonStockholdersBasic'),
);

/**
 * What belongs to the owners of the parent. Parent, consolidated and common are three different facts: the consolidated
 * profit stands in only less the part of others, or where others own next to nothing; the profit of the common shares, with
 * preferred dividends where those were filed, only where nothing else was. All but the first are marked.
 *
 * @example ProfitLoss 100, non-controlling part 8, no NetIncomeLoss: 92
 * @example ProfitLoss 100, others own an eighth of the assets, profit of the common shares 87: 87
 *
 * docs/methodology.md, "Net income"
 */
export const netIncome: Rule = memoizeRule(
  firstOrFallback(
    firstOf(
      flow('us-gaap:NetIncomeLoss', 'ifrs-full:ProfitLossAttributableToOwnersOfParent'),
      difference('consolidated profit − non-controlling part', consolidated, [profitOfOthers]),
    ),
    consolidatedOfOwnersAlone,
    sum(
      'profit of the common shares + preferred dividends',
      [ofCommonShares],
      [
        flow(
          'us-gaap:PreferredStockDividendsIncomeStatementImpact',
          'us-gaap:PreferredStockDividendsAndOtherAdjustments',
        ),
      ],
    ),
  ),
);
