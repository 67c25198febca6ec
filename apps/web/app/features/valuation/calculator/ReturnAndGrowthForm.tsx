import type { Rate } from '@tenfold/domain/forecast';
import { defaultChoice } from '@tenfold/domain/valuation';
import { type FormEvent, memo, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import type { ValueChoices } from '../model/model.ts';
import type { ReturnAndGrowth } from '../model/stored-choices.ts';
import { PercentField } from './PercentField.tsx';
import { formatPercentInput, parsePercent } from './percent-input.ts';

type RateKey = keyof ReturnAndGrowth;

interface TypedRate {
  readonly text: string;
  /** The rate in use while this was typed: another one, set elsewhere, replaces the text. */
  readonly beside: Rate;
  /** An empty field may still be filled: its error waits. */
  readonly checked: boolean;
}

const keys = ['requiredReturn', 'terminalGrowth'] as const;

interface Props {
  choices: ValueChoices;
  /** Whether terminal growth counts. */
  usesForecast: boolean;
}

/** Each valid rate is used as it is typed. */
export const ReturnAndGrowthForm = memo(function ReturnAndGrowthForm({ choices, usesForecast }: Props) {
  const [typed, setTyped] = useState<Partial<Record<RateKey, TypedRate>>>({});
  const inUse = (key: RateKey) => (typed[key]?.beside === choices[key] ? typed[key] : undefined);
  const textOf = (key: RateKey) => inUse(key)?.text ?? formatPercentInput(choices[key]);
  const change = (key: RateKey, text: string, checked: boolean) => {
    const read = parsePercent(text, key);
    if (read.ok) choices.setRates({ [key]: read.rate });
    const beside = read.ok ? read.rate : choices[key];
    setTyped((before) => ({ ...before, [key]: { text, beside, checked } }));
  };
  const check = (key: RateKey) => {
    if (inUse(key) === undefined) return;
    if (parsePercent(textOf(key), key).ok) setTyped(({ [key]: _read, ...others }) => others);
    else change(key, textOf(key), true);
  };

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const refused = keys.findIndex((key) => !parsePercent(textOf(key), key).ok);
    if (refused < 0) return choices.calculate();
    for (const key of keys) check(key);
    event.currentTarget.querySelectorAll('input')[refused]?.focus();
  }

  function reset() {
    setTyped({});
    choices.reset();
  }

  const fieldOf = (key: RateKey) => {
    const read = parsePercent(textOf(key), key);
    return {
      text: textOf(key),
      // A rate that was saved when others were allowed says at once that it can't be typed any more.
      error: !read.ok && (inUse(key)?.checked ?? true) ? read.message : null,
      edited: read.ok && read.rate !== defaultChoice[key],
      onType: (text: string) => change(key, text, text !== ''),
      onLeave: () => check(key),
    };
  };
  const waits = keys.some((key) => inUse(key) !== undefined && !parsePercent(textOf(key), key).ok);

  return (
    <form className="stack stack-4" noValidate onSubmit={calculate}>
      <div className="calculator-inputs">
        <PercentField label="Required return" {...fieldOf('requiredReturn')} />
        <PercentField label="Terminal growth" {...fieldOf('terminalGrowth')} />
      </div>
      {!usesForecast && <p className="caption">Terminal growth doesn’t change the value in this method.</p>}
      <div className="row">
        <Button type="submit" variant="primary" className="calculator-go">
          Calculate
        </Button>
        <Button onClick={reset}>Reset</Button>
      </div>
      {waits && choices.calculated && <p className="caption">The result still uses the previous rate.</p>}
    </form>
  );
});
