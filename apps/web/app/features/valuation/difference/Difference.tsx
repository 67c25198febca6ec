import { defaultChoice } from '@tenfold/domain/valuation';
import type { ValueState } from '@tenfold/domain/value-state';
import { valueWalk } from '@tenfold/domain/value-walk';
import { useMemo } from 'react';
import { formatRate } from '../../../figures/format-rate.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { Model } from '../model/model.ts';
import { stateOfModel } from '../model/state-of-model.ts';
import { noValueBrief } from '../no-value/no-value-brief.ts';
import { axisNote } from '../walk/WalkChart.tsx';
import { WalkTable } from '../walk/WalkTable.tsx';
import type { WalkEnd } from '../walk/walk-end.ts';

/** From the value of averages at default rates to the one on the page, in parts that add up. */
export function Difference({ model }: { model: Model }) {
  const { base, priceCurrency } = model.company;
  const { result, setting, defaultMethod } = model.estimate;
  const { typed } = model.forecast;
  const walk = useMemo(() => {
    const to = stateOfModel({ base, result, setting, typed });
    return to === null ? null : valueWalk(averagesOf(to, defaultMethod), to);
  }, [base, result, setting, typed, defaultMethod]);
  if (walk === null) return null;
  if (!walk.ok) {
    return (
      <Notice tone="warn">
        <b>Nothing to compare.</b>{' '}
        {walk.end === 'from' ? 'By averages there is no value' : 'There is no value'}:{' '}
        {noValueBrief(walk.refusal)}.
      </Notice>
    );
  }
  return (
    <div className="value-walk-part">
      <WalkTable walk={walk} from={averagesEnd} to={ownEnd} currency={priceCurrency} />
      <p className="caption">
        Each part is its average over every order in which the changes can be made, so the order doesn’t
        matter. {axisNote({ walk, currency: priceCurrency })}
        {walk.passesBelowZero && ' Some steps in between are worth less than nothing.'}
      </p>
    </div>
  );
}

const ownEnd: WalkEnd = { label: 'Your value', note: '', day: null };
const averagesLabel = `Averages, r ${formatRate(defaultChoice.requiredReturn)}, g ${formatRate(defaultChoice.terminalGrowth)}`;
const averagesEnd: WalkEnd = { ...ownEnd, label: averagesLabel };

function averagesOf(state: ValueState, method: ValueState['method']): ValueState {
  return { ...state, forecast: 'averages', method, choice: defaultChoice, ownFigures: {} };
}
