import type { FigureTable, StatedFigure } from '@tenfold/contract/assistant';
import { FactButton } from './FactButton.tsx';
import { FigureBars } from './FigureBars.tsx';
import '../../../../ui/layout/table.css';

interface Props {
  table: FigureTable;
  shown: StatedFigure | null;
  show: (figure: StatedFigure) => void;
}

/** The same figures as bars and in a table; each opens its source. */
export function FigureTableView({ table, shown, show }: Props) {
  const { title, rowsAre, rows } = table;
  return (
    <figure className="answer-table">
      <figcaption>{title}</figcaption>
      <FigureBars table={table} />
      <table className="table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{rowsAre === 'year' ? 'Fiscal year' : 'Company'}</th>
            <th scope="col" className="n">
              {title}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text, figure }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="n">
                <FactButton text={text} figure={figure} isOpen={shown === figure} open={() => show(figure)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
