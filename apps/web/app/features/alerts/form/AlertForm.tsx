import { presetPercents, presetTarget } from '@tenfold/domain/alerts';
import { type RefObject, useId, useRef } from 'react';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useTier } from '../../../session/tier.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { PriceKind } from '../labels/alert-labels.ts';
import { ModelPick } from './ModelPick.tsx';
import { SetUpButton } from './SetUpButton.tsx';
import { TargetLine } from './TargetLine.tsx';
import { TypedPrice } from './TypedPrice.tsx';
import type { AlertForm as Form } from './use-alert-form.ts';

interface Props {
  form: Form;
  symbol: string;
  currency: string;
  /** The price now; null before the first. */
  price: number | null;
  kind: PriceKind;
  /** While another change is sent. */
  disabled: boolean;
}

export function AlertForm({ form, symbol, currency, price, kind, disabled }: Props) {
  const label = useId();
  const input = useRef<HTMLInputElement>(null);
  const isModel = form.mode === 'model';
  const tier = useTier();
  return (
    <div className="alert-form">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a grid in every browser */}
      <div className="stack stack-2" role="group" aria-labelledby={label}>
        <span className="field-label" id={label}>
          Notify me when the price moves
        </span>
        <div className="preset-row">
          {presetPercents.map((percent) => (
            <Button
              key={percent}
              aria-pressed={form.mode === percent}
              disabled={price === null || presetTarget(price, percent) === null}
              onClick={() => form.choose(percent)}
            >
              {percent < 0 ? '−' : ''}
              {Math.abs(percent)}%
            </Button>
          ))}
        </div>
        {price !== null && hasPresetBelowCent(price) && (
          <p className="caption">
            Percentages that come to less than one cent can’t be chosen. Type a price.
          </p>
        )}
        <div className="preset-row preset-row-2">
          <Button
            aria-pressed={form.mode === 'custom'}
            onClick={() => {
              form.choose('custom');
              input.current?.focus();
            }}
          >
            Custom
          </Button>
          <Button aria-pressed={isModel} onClick={() => form.choose('model')}>
            Model
            <Icon name="down" />
          </Button>
        </div>
      </div>
      {isModel ? (
        <ModelPick form={form} symbol={symbol} currency={currency} busy={disabled} />
      ) : (
        <PriceRow
          input={input}
          form={form}
          currency={currency}
          price={price}
          kind={kind}
          disabled={disabled}
        />
      )}
      {form.failure !== null && (
        <Notice
          tone="error"
          title="Alert not set."
          action={form.isAtLimit && tier === 'light' && <SignInActions quiet />}
        >
          {form.failure}
        </Notice>
      )}
    </div>
  );
}

function hasPresetBelowCent(price: number): boolean {
  return presetPercents.some((percent) => presetTarget(price, percent) === null);
}

function PriceRow({
  input,
  form,
  currency,
  price,
  kind,
  disabled,
}: Omit<Props, 'symbol'> & { input: RefObject<HTMLInputElement | null> }) {
  const error = useId();
  return (
    <form
      noValidate
      className="stack stack-1"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(input.current);
      }}
    >
      <div className="row">
        <TypedPrice form={form} input={input} currency={currency} label="Alert price" errorId={error} />
        <SetUpButton busy={form.busy} disabled={disabled} />
      </div>
      <TargetLine form={form} errorId={error} price={price} kind={kind} currency={currency} />
      {price === null && <p className="caption">There is no price yet. The alert waits for the first one.</p>}
    </form>
  );
}
