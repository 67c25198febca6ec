import type { ForecastBase, OwnFigureKey } from '@tenfold/domain/forecast';
import { formatCell } from '@tenfold/domain/format';
import { Fragment, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { figureNames } from '../labels/figure-names.ts';
import { ownFigureNames } from '../labels/method-names.ts';
import type { Model } from '../model/model.ts';
import { type InputRow, inputRows } from './input-rows.ts';
import { OwnFigureForm } from './OwnFigureForm.tsx';
import { OwnFigureNote } from './OwnFigureNote.tsx';
import '../../../ui/layout/table.css';

export function Inputs({ model, base }: { model: Model; base: ForecastBase }) {
  const [editing, setEditing] = useState<OwnFigureKey | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const done = () => {
    setEditing(null);
    table.current?.focus();
  };
  const { company, estimate, ownFigures } = model;
  const { priceCurrency, reportedCurrency } = company;
  const foreign = reportedCurrency !== priceCurrency || (base.adrRatio ?? 1) !== 1 || base.refusal !== null;
  return (
    <table ref={table} tabIndex={-1} className="table inputs-table">
      <thead>
        <tr>
          <th scope="col">Input</th>
          <th scope="col">Fiscal years</th>
          <th scope="col" className="n">
            Value
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {inputRows(base, estimate.result, ownFigures.figures, foreign).map((row) => (
          <Fragment key={row.key}>
            <Row row={row} ownFigures={ownFigures} onEdit={setEditing} />
            {row.own !== null && editing === row.own.key && (
              <tr>
                <td colSpan={4}>
                  <OwnFigureForm model={model} row={row} own={row.own} onDone={done} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: InputRow;
  ownFigures: Model['ownFigures'];
  onEdit: (key: OwnFigureKey) => void;
}

function Row({ row, ownFigures, onEdit }: RowProps) {
  const { own, value, unit, years } = row;
  const isOwn = own !== null && own.figure !== null;
  return (
    <tr>
      <th scope="row">
        {figureNames[row.key]}
        {own?.figure && <OwnFigureNote ownFigures={ownFigures} own={own} figure={own.figure} unit={unit} />}
      </th>
      <td>{isOwn ? 'Yours' : years === null ? 'Not filed' : yearsText(years)}</td>
      <td className={isOwn ? 'n edit' : 'n'}>
        <Figure
          text={formatCell(value, unit)}
          why={value === null ? 'Missing from the latest annual filing.' : null}
        />
      </td>
      <td className="n">
        {own !== null && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${isOwn ? 'Change' : 'Use'} your own ${ownFigureNames[own.key]}`}
            onClick={() => onEdit(own.key)}
          >
            {isOwn ? 'Change' : 'Use your own'}
          </Button>
        )}
      </td>
    </tr>
  );
}

function yearsText([from, to]: readonly [number, number]): string {
  return from === to ? String(to) : `${from} – ${to}`;
}
