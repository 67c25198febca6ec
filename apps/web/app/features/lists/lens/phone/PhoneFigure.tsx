import type { LensCompany } from '@tenfold/contract/lists';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { CellContent } from '../cells/CellContent.tsx';
import { CommentCount } from '../cells/CommentCount.tsx';
import type { LensView } from '../grid/lens-view.ts';
import { cellKey } from '../model/count-comments.ts';
import { fieldHint, fieldLabel } from '../model/field-labels.ts';
import type { LensRow } from '../model/lens-table.ts';

/** A field of one company. */
export function PhoneFigure({ company, row, view }: { company: LensCompany; row: LensRow; view: LensView }) {
  const { table, period, density, counts, onOpen } = view;
  const { field, standings } = row;
  const { symbol } = company;
  const standing = standings.get(symbol) ?? null;
  return (
    <tr>
      <th scope="row">
        {fieldLabel(field, period)}
        <small>{fieldHint(field, period)}</small>
      </th>
      <td className={classNames('lens-cell', standing !== null && `is-${standing}`)}>
        <button
          type="button"
          className="lens-cell-button"
          data-field={field.key}
          onClick={(event) => onOpen({ symbol, field: field.key }, event.currentTarget)}
        >
          <CellContent
            company={company}
            field={field}
            period={period}
            standing={standing}
            own={table.own}
            extended={density === 'extended'}
          />
          <CommentCount count={counts.get(cellKey(symbol, field.key)) ?? 0} />
        </button>
      </td>
    </tr>
  );
}
