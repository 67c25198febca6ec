import type { Figure } from '../../figures/index.ts';
import { combine, minus, plus } from '../combine.ts';
import { difference, firstOf, flow, memoizeRule, type Rule, tagsOf } from '../rule.ts';
import type { PeriodView } from '../views/period-view.ts';
import { netIncome } from './net-income.ts';

const filedForBasic = flow('us-gaap:NetIncomeLossAvailableToCommonStockholdersBasic');
const filedForDiluted = flow('us-gaap:NetIncomeLossAvailableToCommonStockholdersDiluted');

const preferredDividends = firstOf(
  flow('us-gaap:PreferredStockDividendsIncomeStatementImpact'),
  flow('us-gaap:PreferredStockDividendsAndOtherAdjustments'),
  flow('us-gaap:DividendsPreferredStock'),
);

const afterPreferredDividends: Rule = {
  tags: tagsOf([netIncome, preferredDividends]),
  read: netIncomeAfterPreferred,
};

/**
 * Net income that belongs to the common shares, in money of the period: what basic EPS divides by the basic count. As filed;
 * else net income less preferred dividends; net income itself where none were filed.
 *
 * @example net income 3,552, preferred dividends 83: 3,469
 *
 * docs/methodology.md, "Net income to common"
 */
export const netIncomeToCommon: Rule = memoizeRule(
  firstOf(filedForBasic, { ...filedForDiluted, read: dilutedUnlessAbove }, afterPreferredDividends),
);

const participating = flow(
  'us-gaap:ParticipatingSecuritiesDistributedAndUndistributedEarningsLossDiluted',
  'us-gaap:ParticipatingSecuritiesDistributedAndUndistributedEarningsLossBasic',
  'us-gaap:UndistributedEarningsLossAllocatedToParticipatingSecuritiesDiluted',
  'us-gaap:UndistributedEarningsLossAllocatedToParticipatingSecuritiesBasic',
);

/**
 * The same, as diluted EPS divides it: with the profit of the units and the dividends of the preferred shares that count as
 * converted, without what participating securities earn.
 *
 * @example to common 3,322, units of an operating partnership 82: 3,404
 * @example net income 1,298, participating options 38, nothing filed for diluted shares: 1,260
 */
export const netIncomeToDilutedCommon: Rule = memoizeRule(
  firstOf(
    filedForDiluted,
    flow('us-gaap:NetIncomeLossAttributableToParentDiluted'),
    filedForBasic,
    difference('net income to common − participating securities', netIncomeToCommon, [], [participating]),
  ),
);

/** What is added back for dilution does not belong to the common shares: with it, the figure exceeds net income. */
function dilutedUnlessAbove(view: PeriodView): Figure {
  const figure = filedForDiluted.read(view);
  const parent = netIncome.read(view);
  return parent.value !== null && figure.value !== null && figure.value > parent.value
    ? afterPreferredDividends.read(view)
    : figure;
}

function netIncomeAfterPreferred(view: PeriodView): Figure {
  const parent = netIncome.read(view);
  const preferred = preferredDividends.read(view);
  if (preferred.value === 0 || preferred.why === 'not_filed') return parent;
  const paid = preferred.value === null ? preferred : { ...preferred, value: Math.abs(preferred.value) };
  return combine('net income − preferred dividends', [plus(parent), minus(paid)]);
}
