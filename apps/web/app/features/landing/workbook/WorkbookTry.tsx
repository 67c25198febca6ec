import type { LandingFigures, OneChange, Subsection } from '@tenfold/contract/landing';
import { formatMillions, formatPercent } from '@tenfold/domain/format';
import { useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TrySection } from '../section/TrySection.tsx';
import './workbook.css';

interface Props {
  texts: Subsection;
  sheet: OneChange;
  company: NonNullable<LandingFigures['company']>;
}

/** A piece of the sheet as it comes back, with its one change. */
export function WorkbookTry({ texts, sheet, company }: Props) {
  const [isImported, setImported] = useState(false);
  const { year, lastAmount, lastChange, amount, before, after, valuePerShare, valueAfter } = sheet;
  const shownAmount = isImported ? lastAmount * (1 + after) : amount;
  return (
    <TrySection texts={texts} flip>
      <div className="card sheet-mini">
        <table className="grid-t">
          <thead>
            <tr>
              <th scope="col">{company.reportedCurrency} millions</th>
              <th scope="col">{year - 1}</th>
              <th scope="col">{year}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Revenue</th>
              <td className="num">{formatMillions(lastAmount)}</td>
              <td className="num sel">{formatMillions(shownAmount)}</td>
            </tr>
            <tr>
              <th scope="row">Revenue change</th>
              <td className="num">{formatPercent(lastChange)}</td>
              <td className="num edit">{formatPercent(isImported ? after : before)}</td>
            </tr>
          </tbody>
        </table>
        <p className="fx">
          <span className="mono">
            Revenue {year} = Revenue {year - 1} × (1 + Revenue change {year})
          </span>
        </p>
        <div className="import-diff">
          <span>Revenue change {year}</span>
          <s className="num">{formatPercent(before)}</s>
          <b className="num edit">{formatPercent(after)}</b>
        </div>
        <div className="import-foot">
          <Button
            variant={isImported ? 'default' : 'primary'}
            size="sm"
            onClick={() => setImported(!isImported)}
          >
            {isImported ? 'Undo' : 'Import 1 change'}
          </Button>
          <span className="caption" role="status">
            {isImported
              ? `Value per share ${formatMoney(valuePerShare, company.currency)} → ${formatMoney(valueAfter, company.currency)}`
              : 'Nothing is saved until you choose it.'}
          </span>
        </div>
      </div>
    </TrySection>
  );
}
