import { useId } from 'react';
import type { LensView } from '../grid/lens-view.ts';
import { fieldLabel } from '../model/field-labels.ts';
import type { LensSort } from '../model/lens-table.ts';
import '../../../../ui/controls/field.css';
import '../../../../ui/controls/select.css';

interface Props {
  view: LensView;
  onSort: (sort: LensSort | null) => void;
}

/** On a phone nothing has a heading to press: largest first, names from A on. */
export function PhoneSort({ view: { table, period, sort }, onSort }: Props) {
  const id = useId();
  return (
    <div className="lens-phone-sort">
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className="select"
        value={sort?.key ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const key = value as LensSort['key'] | '';
          onSort(key === '' ? null : { key, direction: key === 'name' ? 'ascending' : 'descending' });
        }}
      >
        <option value="">List order</option>
        <option value="name">Name</option>
        <option value="change">Change</option>
        {table.rows.map(({ field }) => (
          <option key={field.key} value={field.key}>
            {fieldLabel(field, period)}
          </option>
        ))}
      </select>
    </div>
  );
}
