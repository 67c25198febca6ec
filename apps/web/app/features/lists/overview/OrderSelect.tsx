import { Form } from 'react-router';
import { listsPath } from '../../../shell/my-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SubmitSelect } from '../../../ui/table/SubmitSelect.tsx';
import { type ListOrder, orderLabels, orderName } from './list-order.ts';
import '../../../ui/controls/field.css';

/** On a phone, where nothing has a heading to press. A form, so that it works without JavaScript. */
export function OrderSelect({ order }: { order: ListOrder | null }) {
  return (
    <Form action={listsPath} className="row mobile-only">
      <SubmitSelect
        name="sort"
        label="Sort by"
        value={orderName(order)}
        choices={Object.entries(orderLabels)}
      />
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}
