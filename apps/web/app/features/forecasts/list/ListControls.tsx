import { Form } from 'react-router';
import { forecastsPath } from '../../../shell/my-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SubmitSelect } from '../../../ui/table/SubmitSelect.tsx';
import { sortName } from '../../../ui/table/sorted-query.ts';
import { type ForecastsQuery, forecastOrders, sortLabels } from './list-query.ts';
import '../../../ui/controls/field.css';

interface Props {
  query: ForecastsQuery;
  symbols: readonly string[];
}

/** A form, so that it works without JavaScript; the order is chosen here on a phone, in the table's head elsewhere. */
export function ListControls({ query, symbols }: Props) {
  return (
    <Form action={forecastsPath} className="forecasts-controls">
      <SubmitSelect
        name="company"
        label="Company"
        value={query.symbol ?? ''}
        choices={[['', 'All companies'], ...symbols.map((symbol) => [symbol, symbol] as const)]}
      />
      <SubmitSelect
        className="mobile-only"
        name="sort"
        label="Sort by"
        value={sortName(query)}
        choices={sortChoices}
      />
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}

const sortChoices = forecastOrders.keys.flatMap((sort) =>
  [false, true].map((reversed) => {
    const order = { sort, reversed };
    return [sortName(order), forecastOrders.label(order, sortLabels[sort])] as const;
  }),
);
