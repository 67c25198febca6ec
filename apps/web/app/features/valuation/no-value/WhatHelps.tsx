import {
  isCashFlow,
  type MethodResult,
  methodNameInSentence,
  type NoValueReason,
} from '@tenfold/domain/valuation';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Model } from '../model/model.ts';
import { FillFigure } from './FillFigure.tsx';
import { missingFigure } from './missing-figure.ts';
import { noValueBrief } from './no-value-brief.ts';
import './what-helps.css';

/** Above a forecast that moves no value, because its method doesn't read it or because there is none: what helps. */
export function WhatHelps({ model }: { model: Model }) {
  const line = useRef<HTMLDivElement>(null);
  const { base } = model.company;
  const { result } = model.estimate;
  if (base === null) return null;
  const missing = result.ok ? null : missingFigure(result.why);
  if (result.ok && isCashFlow(result.method)) return null;
  const takeFocus = () => line.current?.focus();
  return (
    <div ref={line} tabIndex={-1} className="what-helps small">
      <p>{sentenceOf(result)}</p>
      {missing === null ? (
        !isCashFlow(result.method) && <ByCashFlow model={model} onDone={takeFocus} />
      ) : (
        <FillFigure key={missing} model={model} base={base} missing={missing} onDone={takeFocus} />
      )}
    </div>
  );
}

function sentenceOf(result: MethodResult): string {
  if (result.ok) return `No row of this table moves the value by ${methodNameInSentence(result.method)}.`;
  const way =
    byForecast.has(result.why) && isCashFlow(result.method) ? ' The marked rows can change that.' : '';
  return `No value: ${noValueBrief(result)}.${way}`;
}

/** Reasons that another growth or another share of cash flow can mend. */
const byForecast: ReadonlySet<NoValueReason> = new Set([
  'terminal_free_cash_flow_not_positive',
  'value_not_positive',
  'capex_above_cash_flow',
]);

/** The first of them that has a value; where none has, the ten-year one, which says why. */
function ByCashFlow({ model, onDone }: { model: Model; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const choose = async () => {
    const { base, table } = model.company;
    if (base === null) return;
    setBusy(true);
    // Where they can't be loaded, the calculator says so.
    const methods = await import('../model/compute-value.ts').catch(() => null);
    const offered =
      methods?.offeredMethods(base, model.estimate.setting, table).map(({ result }) => result) ?? [];
    const first = offered.find(({ ok, method }) => ok && isCashFlow(method));
    model.choices.setMethod(first?.method ?? 'fcfTenYears');
    setBusy(false);
    onDone();
  };
  return (
    <Button size="sm" busy={busy} onClick={() => void choose()}>
      Value by free cash flow
    </Button>
  );
}
