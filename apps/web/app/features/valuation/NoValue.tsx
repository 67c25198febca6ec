import { formatCell } from '@tenfold/domain/format';
import { type NamedNumber, type NoFairValue, noValueNumbers } from '@tenfold/domain/valuation';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Model } from './model.ts';
import { noValueWords } from './no-value-words.ts';
import { rateText } from './rate-text.ts';
import './no-value.css';

/** Why there is no value per share, in words and in figures, and the one click onward where there is one. */
export function NoValue({
  model,
  refusal,
  onContinue,
}: {
  model: Model;
  refusal: NoFairValue;
  /** The button goes with the refusal: its card takes the focus. */
  onContinue: () => void;
}) {
  const { title, text } = noValueWords(refusal, model);
  const numbers = noValueNumbers({
    ...refusal,
    detail: { ...terminalFreeCashFlow(model, refusal), ...refusal.detail },
  });
  return (
    <Notice tone="warn" title={title}>
      <p>{text}</p>
      {numbers.length > 0 && (
        <dl className="no-value-numbers">
          {numbers.map((number) => (
            <div key={number.key}>
              <dt>
                {number.label}
                {number.unit === 'millions' && <span className="faint"> {model.reportedCurrency} m</span>}
              </dt>
              <dd className="num">{numberText(number)}</dd>
            </div>
          ))}
        </dl>
      )}
      {model.capexCouldFollowRevenue && (
        <Button
          size="sm"
          onClick={() => {
            model.continueWithCapexFollowingRevenue();
            onContinue();
          }}
        >
          Continue with capex growing as revenue does
        </Button>
      )}
    </Notice>
  );
}

/** The figure the refusal is about stands in the forecast's last column. */
function terminalFreeCashFlow(model: Model, { why }: NoFairValue): Record<string, number> {
  const freeCashFlow = model.columns.at(-1)?.figures.freeCashFlow.value ?? null;
  return why === 'terminal_free_cash_flow_not_positive' && freeCashFlow !== null ? { freeCashFlow } : {};
}

function numberText({ key, value, unit }: NamedNumber): string {
  if (unit === 'year') return String(value);
  return chosen.has(key) ? rateText(value) : formatCell(value, unit);
}

const chosen: ReadonlySet<string> = new Set(['requiredReturn', 'terminalGrowth']);
