import { defaultChoice } from '@tenfold/domain/valuation';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Model } from '../model/model.ts';
import { PercentField } from './PercentField.tsx';
import { formatPercentInput, parsePercent } from './percent-input.ts';

export function ReturnAndGrowthForm({ model }: { model: Model }) {
  const { requiredReturn, terminalGrowth } = model.choice;
  const [typed, setTyped] = useState<{ requiredReturn?: string; terminalGrowth?: string }>({});
  const [refused, setRefused] = useState(false);
  const texts = {
    requiredReturn: typed.requiredReturn ?? formatPercentInput(requiredReturn),
    terminalGrowth: typed.terminalGrowth ?? formatPercentInput(terminalGrowth),
  };
  const reads = {
    requiredReturn: parsePercent(texts.requiredReturn),
    terminalGrowth: parsePercent(texts.terminalGrowth),
  };

  function calculate() {
    const allRead = reads.requiredReturn.ok && reads.terminalGrowth.ok;
    setRefused(!allRead);
    if (!reads.requiredReturn.ok || !reads.terminalGrowth.ok) return;
    setTyped({});
    model.calculate({ requiredReturn: reads.requiredReturn.rate, terminalGrowth: reads.terminalGrowth.rate });
  }

  function reset() {
    setTyped({});
    setRefused(false);
    model.reset();
  }

  const fieldOf = (key: 'requiredReturn' | 'terminalGrowth') => {
    const read = reads[key];
    return {
      text: texts[key],
      error: refused && !read.ok ? read.message : null,
      edited: read.ok && read.rate !== defaultChoice[key],
      onChange: (text: string) => setTyped((before) => ({ ...before, [key]: text })),
    };
  };
  const waits =
    isWaiting(reads.requiredReturn, requiredReturn) || isWaiting(reads.terminalGrowth, terminalGrowth);

  return (
    <form
      className="stack stack-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        calculate();
      }}
    >
      <div className="calculator-inputs">
        <PercentField label="Required return" {...fieldOf('requiredReturn')} />
        <PercentField label="Terminal growth" {...fieldOf('terminalGrowth')} />
      </div>
      {!model.usesForecast && (
        <p className="caption">Terminal growth doesn’t change the value in this method.</p>
      )}
      <div className="row">
        <Button type="submit" variant="primary" className="calculator-go">
          Calculate
        </Button>
        <Button onClick={reset}>Reset</Button>
      </div>
      {waits && model.calculated && (
        <p className="caption">The result still uses the previous rates. Press Calculate to update.</p>
      )}
    </form>
  );
}

function isWaiting(read: ReturnType<typeof parsePercent>, inUse: number): boolean {
  return !read.ok || Math.abs(read.rate - inUse) > 1e-9;
}
