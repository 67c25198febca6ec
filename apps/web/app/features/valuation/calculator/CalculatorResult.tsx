import type { MethodValue } from '@tenfold/domain/valuation';
import { Suspense } from 'react';
import { formatDay } from '../../../figures/format-day.ts';
import { formatMoney } from '../../../figures/format-money.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { badgeLabel, valueTitle } from '../fair-value/badge-label.ts';
import { verdictNames, verdictTones } from '../labels/verdict-labels.ts';
import type { Model, ValueEstimate } from '../model/model.ts';
import { useMarket } from '../model/use-market.ts';
import type { PriceNeeds } from '../must-be-true/price-needs.ts';
import { SensitivityHeatmap } from '../sensitivity/SensitivityHeatmap.tsx';
import { ValueNotes } from '../value-notes/ValueNotes.tsx';
import { ModelBar } from './ModelBar.tsx';

// Only those who may see a value load the grid.

interface Props {
  model: Model;
  value: MethodValue;
  needs: PriceNeeds | null;
}

export function CalculatorResult({ model, value, needs }: Props) {
  const { company, estimate } = model;
  const { sensitivity } = estimate;
  return (
    <div className="stack stack-4">
      {!estimate.isJudged && needs && (
        <div className="stack stack-1 calculator-needs">
          <h3 className="overline">{needs.title}</h3>
          <p className="small">{needs.sentences.join(' ')}</p>
        </div>
      )}
      <ValueNotes model={model} value={value} brief />
      <div className="calculator-result">
        <AgainstMarket estimate={estimate} priceCurrency={company.priceCurrency} />
        <p className="caption">
          {badgeLabel(estimate)}. {datesText(estimate, value)}
        </p>
      </div>
      <Suspense>{sensitivity && <SensitivityHeatmap sensitivity={sensitivity} model={model} />}</Suspense>
    </div>
  );
}

/** The value beside the price: only this renders again with each price. */
function AgainstMarket({ estimate, priceCurrency }: { estimate: ValueEstimate; priceCurrency: string }) {
  const { market, price } = useMarket(estimate);
  const { isOwn, isJudged, valuePerShare } = estimate;
  return (
    <>
      <div className="row row-between calculator-result-head">
        <div>
          <h3 className="overline">{valueTitle(estimate)}</h3>
          {/* A live region: it only changes when the reader changes the model, unlike the price beside it. */}
          <p className={classNames('calculator-figure num', isOwn && 'edit')} aria-live="polite">
            {formatMoney(valuePerShare, priceCurrency)}
          </p>
        </div>
        {market && isJudged && (
          <Badge tone={verdictTones[market.verdict]} className="verdict">
            {verdictNames[market.verdict]}
          </Badge>
        )}
        <div className="calculator-market">
          <h3 className="overline">Market</h3>
          {price === null ? (
            <p className="small muted">No price yet</p>
          ) : (
            <p className="calculator-figure num">{formatMoney(price, priceCurrency)}</p>
          )}
        </div>
      </div>
      {market && isJudged && <ModelBar market={market} isOwn={isOwn} />}
      {market && !isJudged && (
        <p className="small">
          These rates are only a start. Enter the return you require, or press Calculate, to compare value and
          price.
        </p>
      )}
    </>
  );
}

function datesText({ asOf }: Pick<ValueEstimate, 'asOf'>, { valuationDate }: MethodValue): string {
  const end = formatDay(valuationDate);
  return asOf?.ok
    ? `Valued at ${formatDay(asOf.day)}, from the fiscal year to ${end}.`
    : `Valued at ${end}, the last fiscal year end.`;
}
