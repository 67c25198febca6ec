import type { FilingPart } from '@tenfold/contract/financials/contests';
import { useId } from 'react';
import { classNames } from '../../../../../ui/styles/class-names.ts';
import { tagLabel } from '../../../source/source-labels.ts';
import { amountLabel, columnLabel, partLabels, unitOf } from './filing-labels.ts';

/** One statement of a filing, in millions where it is in money. */
export function FilingStatement({ part, columns, lines }: FilingPart) {
  const title = useId();
  const units = new Set(lines.map(({ unit }) => unit));
  return (
    <table className="filing-statement" aria-labelledby={title}>
      <thead>
        <tr>
          <th scope="col">
            <b id={title}>{partLabels[part]}</b>
            {units.size === 1 && <span className="caption">{unitOf(lines[0]?.unit ?? '')}</span>}
          </th>
          {columns.map((column) => (
            <th key={`${column.start} ${column.end}`} scope="col">
              {columnLabel(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ taxonomy, tag, label, unit, isAtDay, values, isUsed }) => (
          <tr
            key={`${taxonomy} ${tag} ${unit} ${isAtDay}`}
            className={classNames(isUsed.includes(true) && 'is-used')}
          >
            <th scope="row">
              {label}
              <span className="filing-tag">
                {taxonomy}:{tagLabel(tag)}
                {units.size > 1 && `, ${unitOf(unit)}`}
                {isAtDay && columns[0]?.start !== null && ', at the end'}
              </span>
            </th>
            {columns.map((column, at) => (
              <td key={`${column.start} ${column.end}`} className="num">
                {isUsed[at] === true ? (
                  <mark>
                    {amountLabel(values[at], unit)}
                    <span className="visually-hidden"> contested</span>
                  </mark>
                ) : (
                  amountLabel(values[at], unit)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
