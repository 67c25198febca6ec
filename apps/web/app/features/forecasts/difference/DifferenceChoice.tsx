import type { ForecastDifference } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { formatMoney } from '../../../figures/format-money.ts';
import { forecastNames } from '../../../page-forecast/forecast-labels.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { CopyForecast } from '../shared/CopyForecast.tsx';
import { sideName } from './difference-labels.ts';
import { type DifferenceQuery, differencePath } from './difference-query.ts';
import '../../../ui/controls/field.css';

type Sides<T> = Readonly<Record<'first' | 'second', T>>;

interface Props {
  query: DifferenceQuery;
  own: readonly { readonly id: ForecastId; readonly symbol: string; readonly name: string }[];
  difference: ForecastDifference | null;
  noValue: Sides<string | null> | null;
}

const labels: Sides<string> = { first: 'First forecast', second: 'Second forecast' };

/** A form, so that it works without JavaScript. */
export function DifferenceChoice({ query, own, difference, noValue }: Props) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const submitNow = () => void submit(form.current, { replace: true, preventScrollReset: true });
  const symbols = [...new Set([query.symbol, ...own.map(({ symbol }) => symbol)])].sort();
  return (
    <Form
      ref={form}
      action={differencePath}
      className="difference-choice"
      key={`${query.symbol} ${query.first} ${query.second}`}
    >
      <label>
        <span className="caption">Company</span>
        <select className="select" name="company" defaultValue={query.symbol} onChange={submitNow}>
          {symbols.map((symbol) => (
            <option key={symbol}>{symbol}</option>
          ))}
        </select>
      </label>
      {(['first', 'second'] as const).map((side) => (
        <div key={side}>
          <label>
            <span className="caption">{labels[side]}</span>
            <select className="select" name={side} defaultValue={query[side]} onChange={submitNow}>
              {own
                .filter(({ symbol }) => symbol === query.symbol)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              <option value="averages">{forecastNames.averages}</option>
              <option value="analysts">{forecastNames.analysts}</option>
              {isToken(query[side]) && (
                <option value={query[side]}>
                  {difference === null ? 'Shared forecast' : sideName(difference[side])}
                </option>
              )}
            </select>
          </label>
          {difference !== null && (
            <p>
              <b className="num edit">{formatMoney(difference[side].valuePerShare, difference.currency)}</b>{' '}
              <span className="caption">{noValue?.[side]}</span>
            </p>
          )}
          {difference?.[side].kind === 'shared' && <CopyForecast token={query[side]} />}
        </div>
      ))}
      <noscript>
        <Button type="submit">Compare</Button>
      </noscript>
    </Form>
  );
}

function isToken(name: string): boolean {
  return name !== 'averages' && name !== 'analysts' && !/^\d+$/.test(name);
}
