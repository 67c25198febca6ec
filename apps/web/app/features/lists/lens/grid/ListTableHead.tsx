import { fieldHint, fieldLabel } from '../model/field-labels.ts';
import type { LensSort } from '../model/lens-table.ts';
import { Choice } from './Choice.tsx';
import type { LensView } from './lens-view.ts';
import { ariaSort, SortButton } from './SortButton.tsx';
import type { ListColumns } from './use-list-columns.ts';

interface Props {
  view: LensView;
  columns: ListColumns;
  allChosen: boolean;
  onChooseAll: (chosen: boolean) => void;
}

export function ListTableHead({ view, columns, allChosen, onChooseAll }: Props) {
  const { period, sort, changes, onSort } = view;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="lens-lead" aria-sort={ariaSort(sort, 'name')}>
          <span className="lens-lead-row">
            {changes !== null && <Choice label="Select all" checked={allChosen} onChange={onChooseAll} />}
            <SortButton by="name" sort={sort} onSort={onSort}>
              Company
            </SortButton>
          </span>
        </th>
        <FigureHead view={view} by="price" label="Price" />
        <FigureHead view={view} by="change" label="Change" />
        {columns.hasLines && (
          <th scope="col" className="n">
            {period} price
          </th>
        )}
        {columns.fields.map(({ field }) => (
          <FigureHead
            key={field.key}
            view={view}
            by={field.key}
            label={fieldLabel(field, period)}
            hint={fieldHint(field, period)}
          />
        ))}
        {changes !== null && <th scope="col">Comment</th>}
      </tr>
    </thead>
  );
}

interface FigureHeadProps {
  view: LensView;
  by: LensSort['key'];
  label: string;
  hint?: string | null;
}

function FigureHead({ view: { sort, onSort }, by, label, hint = null }: FigureHeadProps) {
  return (
    <th scope="col" className="n" aria-sort={ariaSort(sort, by)}>
      <SortButton by={by} sort={sort} onSort={onSort}>
        {label}
      </SortButton>
      {hint !== null && <small>{hint}</small>}
    </th>
  );
}
