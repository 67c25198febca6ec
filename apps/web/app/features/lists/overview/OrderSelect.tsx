import { Form, useSubmit } from 'react-router';
import { listsPath } from '../../../shell/my-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { type ListOrder, orderLabels, orderName } from './list-order.ts';
import '../../../ui/controls/field.css';
import '../../../ui/controls/select.css';

/** On a phone, where nothing has a heading to press. A form, so that it works without JavaScript. */
export function OrderSelect({ order }: { order: ListOrder | null }) {
  const submit = useSubmit();
  return (
    <Form action={listsPath} className="row mobile-only">
      <select
        key={orderName(order)}
        className="select"
        name="sort"
        aria-label="Sort by"
        defaultValue={orderName(order)}
        onChange={({ currentTarget }) =>
          void submit(currentTarget.form, { replace: true, preventScrollReset: true })
        }
      >
        {Object.entries(orderLabels).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}
