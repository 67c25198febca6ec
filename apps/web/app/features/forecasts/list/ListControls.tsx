import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { forecastsPath } from '../../../shell/my-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { type ForecastsQuery, isLargestFirst, sortKeys, sortLabels, sortName } from './list-query.ts';
import '../../../ui/controls/field.css';

interface Props {
  query: ForecastsQuery;
  symbols: readonly string[];
}

/** A form, so that it works without JavaScript; the order is chosen here on a phone, in the table's head elsewhere. */
export function ListControls({ query, symbols }: Props) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const submitNow = () => void submit(form.current, { replace: true, preventScrollReset: true });
  return (
    <Form ref={form} action={forecastsPath} className="forecasts-controls">
      <select
        key={`company ${query.symbol}`}
        className="select"
        name="company"
        aria-label="Company"
        defaultValue={query.symbol ?? ''}
        onChange={submitNow}
      >
        <option value="">All companies</option>
        {symbols.map((symbol) => (
          <option key={symbol}>{symbol}</option>
        ))}
      </select>
      <select
        key={sortName(query)}
        className="select mobile-only"
        name="sort"
        aria-label="Sort by"
        defaultValue={sortName(query)}
        onChange={submitNow}
      >
        {sortChoices(query).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}

function sortChoices(current: ForecastsQuery) {
  return sortKeys.flatMap((sort) =>
    [false, true].map((reversed) => {
      const choice = { ...current, sort, reversed };
      const [name, low, high] = sortLabels[sort];
      return { value: sortName(choice), label: `${name}, ${isLargestFirst(choice) ? high : low}` };
    }),
  );
}
