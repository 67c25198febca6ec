import type { MethodId } from '@tenfold/domain/valuation';
import { useMemo } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { methodName } from '../labels/method-names.ts';
import { type OfferedMethod, offeredMethods } from '../model/compute-value.ts';
import type { Model } from '../model/model.ts';
import { noValueBrief } from '../no-value/no-value-brief.ts';

interface Props {
  id: string;
  model: Model;
  onChoose: (method: MethodId | null) => void;
}

export function MethodList({ id, model, onChoose }: Props) {
  const { base, setting, defaultMethod } = model;
  const offered = useMemo(
    () => (base === null ? [] : offeredMethods(base, setting, model.table)),
    [base, setting, model.table],
  );
  return (
    <ul id={id} className="method-list" aria-label="Valuation methods">
      {offered.map(({ result, valuePerShare }) => (
        <li key={result.method}>
          <button
            type="button"
            aria-pressed={result.method === model.result.method}
            onClick={() => onChoose(result.method === defaultMethod ? null : result.method)}
          >
            <span>
              {methodName(result, setting.forecastType)}
              {result.method === defaultMethod && <span className="caption"> Default</span>}
            </span>
            <Value valuePerShare={valuePerShare} result={result} model={model} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Value({ result, valuePerShare, model }: OfferedMethod & { model: Model }) {
  if (result.ok) return <b className="num">{formatMoney(valuePerShare, model.priceCurrency)}</b>;
  return <span className="method-list-reason caption">No value: {noValueBrief(result)}</span>;
}
