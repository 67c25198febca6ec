import type { FiledFigure, FiledRow, LandingFigures, Subsection } from '@tenfold/contract/landing';
import { formatMillions } from '@tenfold/domain/format';
import { useState } from 'react';
import { formatDay } from '../../../figures/format-day.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { TrySection } from '../section/TrySection.tsx';
import { SourceBox } from './SourceBox.tsx';
import { columnName, rowName, wrappingTag } from './source-words.ts';
import './filing.css';

interface Props {
  texts: Subsection;
  filing: NonNullable<LandingFigures['filing']>;
  company: NonNullable<LandingFigures['company']>;
}

type Period = keyof Props['filing'];

const periods = [
  { value: 'annual', label: 'Annual' },
  { value: 'quarterly', label: 'Quarterly' },
] as const;

/** A corner of the table: the figure that is chosen has its tags and its filing below. */
export function FilingTry({ texts, filing, company }: Props) {
  const [period, setPeriod] = useState<Period>('annual');
  const [chosen, choose] = useState({ row: 2, column: 2 });
  const rows = filing[period];
  const row = rows[chosen.row] ?? rows.at(-1);
  const figure = row?.figures[chosen.column] ?? row?.figures.at(-1);
  return (
    <TrySection texts={texts}>
      {filing.quarterly.some(({ figures }) => figures.length > 0) && (
        <Segmented label="Period" small options={periods} value={period} onChange={setPeriod} />
      )}
      <div className="card try-table">
        <table className="mini-t">
          <thead>
            <tr>
              <th scope="col">{company.reportedCurrency} millions</th>
              {rows[0]?.figures.map((each, at) => (
                <th key={each.column} scope="col" className={at === 0 ? 'hide-p' : undefined}>
                  {columnName(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((each, at) => (
              <Row
                key={each.rowKey}
                row={each}
                open={figure}
                onOpen={(column) => choose({ row: at, column })}
              />
            ))}
          </tbody>
        </table>
        {row && figure && (
          <div className="try-src">
            <AsTagged row={row} figure={figure} currency={company.reportedCurrency} />
            <SourceBox
              company={company.shortName}
              currency={company.reportedCurrency}
              rowKey={row.rowKey}
              figure={figure}
            />
          </div>
        )}
      </div>
    </TrySection>
  );
}

function Row({
  row,
  open,
  onOpen,
}: {
  row: FiledRow;
  open: FiledFigure | undefined;
  onOpen: (column: number) => void;
}) {
  const name = rowName(row.rowKey);
  return (
    <tr>
      <th scope="row">{name}</th>
      {row.figures.map((figure, at) => (
        <td key={figure.column} className={at === 0 ? 'hide-p' : undefined}>
          <button
            type="button"
            className={classNames('fact', figure.formula !== null && 'is-calc', figure === open && 'is-open')}
            aria-pressed={figure === open}
            aria-label={`${name} ${columnName(figure)}, ${formatMillions(figure.value)} million, show source`}
            onClick={() => onOpen(at)}
          >
            {formatMillions(figure.value)}
          </button>
        </td>
      ))}
    </tr>
  );
}

/** What the filing says, by its tags. */
function AsTagged({ row, figure, currency }: { row: FiledRow; figure: FiledFigure; currency: string }) {
  const forms = [...new Set(figure.sources.map(({ form }) => form))].join(' and ');
  return (
    <div className="src-page" role="status">
      <p className="caption">
        As tagged in the {forms}
        {figure.periodEnd && `, period to ${formatDay(figure.periodEnd)}`}, {currency} millions
      </p>
      <dl>
        {figure.sources.map(({ tag, value, sign, accession, filed }) => (
          <div key={`${tag} ${accession} ${value} ${sign}`}>
            <dt>
              {wrappingTag(tag)}
              {figure.sources.length > 2 && <span className="caption"> filed {formatDay(filed)}</span>}
            </dt>
            <dd className="num">{formatMillions(sign * value)}</dd>
          </div>
        ))}
        {figure.sources.length > 1 && (
          <div className="sum">
            <dt>{rowName(row.rowKey)}</dt>
            <dd className="num">{formatMillions(figure.value)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
