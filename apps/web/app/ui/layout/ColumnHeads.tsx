import type { ReactNode } from 'react';

interface Props {
  /** Over the names of the rows. */
  rowsAre: ReactNode;
  columns: readonly (string | number)[];
}

/** The head of a table of figures: a column of names, then one of figures for each year, quarter or day. */
export function ColumnHeads({ rowsAre, columns }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{rowsAre}</th>
        {columns.map((column) => (
          <th key={column} scope="col" className="n">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
