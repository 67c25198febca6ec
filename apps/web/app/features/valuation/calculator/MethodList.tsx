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
  const { base, table, priceCurrency } = model.company;
  const { setting, defaultMethod } = model.estimate;
  const offered = useMemo(
    () => (base === null ? [] : offeredMethods(base, setting, table)),
    [base, setting, table],
  );
  return (
    <ul id={id} className="method-list" aria-label="Valuation methods">
      {offered.map(({ result, valuePerShare }) => (
        <li key={result.method}>
          <button
            type="button"
            aria-pressed={result.method === model.estimate.result.method}
            onClick={() => onChoose(result.method === defaultMethod ? null : result.method)}
          >
            <span>
              {methodName(result, setting.forecastType)}
              {result.method === defaultMethod && <span className="caption"> Default</span>}
            </span>
            <Value valuePerShare={valuePerShare} result={result} currency={priceCurrency} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Value({ result, valuePerShare, currency }: OfferedMethod & { currency: string }) {
  if (result.ok) return <b className="num">{formatMoney(valuePerShare, currency)}</b>;
  return <span className="method-list-reason caption">No value: {noValueBrief(result)}</span>;
}
