import { formatCell } from '@tenfold/domain/format';
import {
  type MethodId,
  methodNameInSentence,
  type NamedNumber,
  type NoMethodValue,
  noValueNumbers,
} from '@tenfold/domain/valuation';
import { formatRate } from '../../../figures/format-rate.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { Model } from '../model/model.ts';
import { FillFigure } from './FillFigure.tsx';
import { missingFigure } from './missing-figure.ts';
import { noValueLabels } from './no-value-labels.ts';
import './no-value.css';

export function NoValue({
  model,
  refusal,
  onContinue,
}: {
  model: Model;
  refusal: NoMethodValue;
  /** The button disappears with the refusal: the card takes the focus. */
  onContinue: () => void;
}) {
  const { company, choices, estimate, forecast } = model;
  const { base, priceCurrency, reportedCurrency } = company;
  const { forecastType } = forecast;
  const { title, text } = noValueLabels(refusal, { forecastType, reportedCurrency, priceCurrency });
  const numbers = noValueNumbers(refusal);
  const missing = missingFigure(refusal.why);
  const choose = (method: MethodId | null) => {
    choices.setMethod(method);
    onContinue();
  };
  const growCapexWithRevenue = () => {
    forecast.own.fill('capexChange', '=revenueChange');
    onContinue();
  };
  return (
    <Notice tone="warn" title={title}>
      <p>{text}</p>
      {numbers.length > 0 && (
        <dl className="no-value-numbers">
          {numbers.map((number) => (
            <div key={number.key}>
              <dt>
                {number.label}
                {number.unit === 'millions' && <span className="faint"> {reportedCurrency} m</span>}
              </dt>
              <dd className="num">{numberText(number)}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing !== null && base !== null && (
        <FillFigure key={missing} model={model} base={base} missing={missing} onDone={onContinue} />
      )}
      <div className="row">
        {forecastType === 'custom' && capexOutruns(refusal) && (
          <Button size="sm" onClick={growCapexWithRevenue}>
            Grow capex with revenue instead
          </Button>
        )}
        {estimate.setting.method !== null && estimate.defaultMethod !== refusal.method && (
          <Button size="sm" onClick={() => choose(null)}>
            Back to {methodNameInSentence(estimate.defaultMethod)}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** Only where it was typed: in averages and with analysts capex grows no faster than revenue. */
function capexOutruns({ why }: NoMethodValue): boolean {
  return why === 'terminal_free_cash_flow_not_positive';
}

function numberText({ key, value, unit }: NamedNumber): string {
  if (unit === 'year') return String(value);
  return chosen.has(key) ? formatRate(value) : formatCell(value, unit);
}

const chosen: ReadonlySet<string> = new Set(['requiredReturn', 'terminalGrowth']);
