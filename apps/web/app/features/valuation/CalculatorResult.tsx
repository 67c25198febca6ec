import type { FairValue } from '@tenfold/domain/valuation';
import { Badge } from '../../ui/Badge.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { ModelBar } from './ModelBar.tsx';
import type { Model } from './model.ts';
import { moneyText } from './money-text.ts';
import { SensitivityHeatmap } from './SensitivityHeatmap.tsx';
import { verdictNames, verdictTones } from './verdict-words.ts';

/** Your model versus Market. */
export function CalculatorResult({ model, value }: { model: Model; value: FairValue }) {
  const { market, price, sensitivity, priceCurrency } = model;
  return (
    <div className="stack stack-4">
      <div className="calculator-result">
        <div className="row row-between calculator-result-head">
          <div>
            <h3 className="overline">Your model</h3>
            {/* Changes only as the reader changes the model, so it may be read out; the price beside it moves by itself. */}
            <p className="calculator-figure edit num" aria-live="polite">
              {moneyText(value.valuePerShare, priceCurrency)}
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
                text={moneyText(price, priceCurrency)}
                why={price === null ? 'There is no price on file.' : null}
              />
            </p>
          </div>
        </div>
        {market && <ModelBar market={market} />}
        {model.choice.leverage === 'unlevered' && (
          <p className="caption">Interest after tax is added back to free cash flow.</p>
        )}
      </div>
      {sensitivity && <SensitivityHeatmap sensitivity={sensitivity} model={model} />}
    </div>
  );
}
