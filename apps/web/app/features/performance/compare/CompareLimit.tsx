import { comparisonLimitLabel, comparisonUpgrade } from '@tenfold/contract/policy/comparison-labels';
import { isOpenComparison, maxCompared } from '@tenfold/contract/policy/comparisons';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useEffectiveTier, useTier } from '../../../session/tier.ts';
import { Notice } from '../../../ui/text/Notice.tsx';

/** What the reader may compare here, and once they asked for more, what to do. */
export function CompareLimit({
  symbol,
  compared,
  refused,
}: {
  symbol: string;
  compared: readonly string[];
  refused: boolean;
}) {
  const tier = useEffectiveTier();
  // An Investor in light density already has the plan: suggest switching, not upgrading.
  const hasMore = useTier() !== tier;
  const more = hasMore ? `Switch to Pro in the header to compare up to ${maxCompared}.` : comparisonUpgrade;
  const removable = compared.findLast((other) => !isOpenComparison(tier, symbol, other));
  return (
    <>
      {refused && (
        <Notice tone="warn" title={`Remove ${removable} to choose another company.`}>
          {tier === 'light' && more}
        </Notice>
      )}
      <p className="caption">
        {comparisonLimitLabel(tier, symbol)}{' '}
        {tier === 'light' && (hasMore ? more : 'That one counts toward your companies this month.')}
      </p>
      {refused && tier === 'light' && !hasMore && (
        <div className="row row-wrap">
          <SignInActions />
        </div>
      )}
    </>
  );
}
