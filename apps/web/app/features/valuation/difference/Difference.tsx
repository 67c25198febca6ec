import { defaultChoice } from '@tenfold/domain/valuation';
import type { ValueState } from '@tenfold/domain/value-state';
import { valueWalk } from '@tenfold/domain/value-walk';
import { useMemo } from 'react';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { Model } from '../model/model.ts';
import { stateOfModel } from '../model/state-of-model.ts';
import { noValueBrief } from '../no-value/no-value-brief.ts';
import { formatRate } from '../statistics/format-rate.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import './difference.css';

/** From the value of averages at default rates to the one on the page, in parts that add up. */
export function Difference({ model }: { model: Model }) {
  const { base, result, setting, defaultMethod, priceCurrency } = model;
  const walk = useMemo(() => {
    const to = stateOfModel({ base, result, setting });
    return to === null ? null : valueWalk(averagesOf(to, defaultMethod), to);
  }, [base, result, setting, defaultMethod]);
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
    <div className="difference">
      <DifferenceTable walk={walk} from={averagesLabel} to="Your value" currency={priceCurrency} />
      <p className="caption">
        Each part is its average over every order in which the changes can be made, so the order doesn’t
        matter.
        {walk.passesBelowZero && ' Some steps in between are worth less than nothing.'}
      </p>
    </div>
  );
}

const averagesLabel = `Averages, r ${formatRate(defaultChoice.requiredReturn)}, g ${formatRate(defaultChoice.terminalGrowth)}`;

function averagesOf(state: ValueState, method: ValueState['method']): ValueState {
  return { ...state, forecast: 'averages', method, choice: defaultChoice, ownFigures: {} };
}
