import { useState } from 'react';
import { markKey, type RowCommentPlacement } from '../../../figures/table-comments.ts';
import { WriteComment } from '../box/WriteComment.tsx';
import { cellNameOf, rowLabel } from '../own/cell-name.ts';
import { columnLabel, forecastLabel } from '../own/comment-labels.ts';
import type { Comments } from '../own/comment-store.ts';
import '../../../ui/controls/field.css';

/** A chart has no cells to press: the period is chosen. */
export function WriteOnRow({
  place: { row, columns, forecast },
  comments,
  onDone,
}: {
  place: RowCommentPlacement;
  comments: Comments;
  onDone: () => void;
}) {
  const last =
    columns.findLast(({ column, isForecast }) => !isForecast && /^\d{4}/.test(column)) ?? columns[0];
  const [chosen, setChosen] = useState(last && markKey(last));
  const column = columns.find((one) => markKey(one) === chosen) ?? last;
  if (column === undefined) return null;
  return (
    <div className="pop-card comment-pop is-inline">
      <label className="row-side-period caption">
        Period
        <select
          className="select"
          value={markKey(column)}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {columns.map((one) => (
            <option key={markKey(one)} value={markKey(one)}>
              {columnLabel(one.column)}
              {one.isForecast && `, ${nameOf(forecast)}`}
            </option>
          ))}
        </select>
      </label>
      <WriteComment
        name={`${rowLabel(row)}, ${columnLabel(column.column)}`}
        symbol={comments.symbol}
        value={column.textOf(row)}
        place={`${comments.symbol} ${row}`}
        onSave={async (words) => {
          const cell = cellNameOf(row, column, forecast);
          if (cell === null) return;
          await comments.create(cell, words);
          onDone();
        }}
        onClose={onDone}
      />
    </div>
  );
}

function nameOf(forecast: string): string {
  const known = forecast === 'averages' || forecast === 'analysts' ? forecast : null;
  return forecastLabel({ forecast: known, forecastName: null, isForecastDeleted: false }) ?? 'forecast';
}
