import type { MethodValue } from '@tenfold/domain/valuation';
import { lazyPart } from '../../../platform/screens/lazy-part.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { badgeLabel, valueTitle } from '../fair-value/badge-label.ts';
import { formatDay } from '../labels/format-day.ts';
import { formatMoney } from '../labels/format-money.ts';
import { verdictNames, verdictTones } from '../labels/verdict-labels.ts';
import type { Model } from '../model/model.ts';
import { ValueNotes } from '../notes/ValueNotes.tsx';
import { ModelBar } from './ModelBar.tsx';

// Without the right to see a value there is no grid of values.
const SensitivityHeatmap = lazyPart(
  async () => (await import('../sensitivity/SensitivityHeatmap.tsx')).SensitivityHeatmap,
);

/** The value versus the market. */
export function CalculatorResult({ model, value }: { model: Model; value: MethodValue }) {
  const { market, price, sensitivity, priceCurrency, isOwn } = model;
  return (
    <div className="stack stack-4">
      <ValueNotes model={model} value={value} brief />
      <div className="calculator-result">
        <div className="row row-between calculator-result-head">
          <div>
            <h3 className="overline">{valueTitle(model)}</h3>
            {/* Changes only as the reader changes the model, so it may be read out; the price beside it moves by itself. */}
            <p className={classNames('calculator-figure num', isOwn && 'edit')} aria-live="polite">
              {formatMoney(model.valuePerShare, priceCurrency)}
            </p>
          </div>
          {market && (
            <Badge tone={verdictTones[market.verdict]} className="verdict">
              {verdictNames[market.verdict]}
            </Badge>
          )}
          <div className="calculator-market">
            <h3 className="overline">Market</h3>
            <p className="calculator-figure">
              <Figure
                text={formatMoney(price, priceCurrency)}
                why={price === null ? 'No price available.' : null}
              />
            </p>
          </div>
        </div>
        {market && <ModelBar market={market} isOwn={isOwn} />}
        <p className="caption">
          {badgeLabel(model)}. {datesText(model, value)}
        </p>
      </div>
      {sensitivity && <SensitivityHeatmap sensitivity={sensitivity} model={model} />}
    </div>
  );
}

/** The day of the value, and of the accounts behind it where that is another. */
function datesText({ asOf }: Pick<Model, 'asOf'>, { valuationDate }: MethodValue): string {
  const end = formatDay(valuationDate);
  return asOf?.ok
    ? `As of ${formatDay(asOf.day)}, rolled forward from ${end}, the last fiscal year end.`
    : `As of ${end}, the last fiscal year end.`;
}
