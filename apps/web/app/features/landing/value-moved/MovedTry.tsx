import type { LandingFigures, Subsection, ValueMoved } from '@tenfold/contract/landing';
import type { CSSProperties } from 'react';
import { formatDay } from '../../../figures/format-day.ts';
import { formatMoney } from '../../../figures/format-money.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { partName, partWords, signedCents, walkScale } from '../../valuation/index.ts';
import { TrySection } from '../section/TrySection.tsx';
import './moved.css';

interface Props {
  texts: Subsection;
  moved: ValueMoved;
  company: NonNullable<LandingFigures['company']>;
}

/** The value by averages within a year, in parts that add up. */
export function MovedTry({ texts, moved, company }: Props) {
  const { from, to, parts } = moved;
  const cents = parts.reduce((sum, part) => sum + part.cents, 0);
  return (
    <TrySection texts={texts}>
      <div className="card walk-mini">
        <div className="walk-ends">
          <End end={from} company={company} />
          <Icon name="forward" />
          <End end={to} company={company} isTo />
        </div>
        <table className="walk-parts">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Bar</th>
              <th scope="col">{company.currency} a share</th>
            </tr>
          </thead>
          <tbody>
            {bars(moved).map(({ part, style }) => (
              <tr key={part.group}>
                <th scope="row">
                  {partName(part)}
                  <span className="caption">{partWords(part, [from.day, to.day])}</span>
                </th>
                <td>
                  <div className={classNames('walk-float', toneOf(part.cents))} aria-hidden="true">
                    <i style={style} />
                  </div>
                </td>
                <td className={classNames('num', toneOf(part.cents))}>{signedCents(part.cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td />
              <td className="num">{signedCents(cents)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </TrySection>
  );
}

function End({
  end: { day, fiscalYear, valuePerShare },
  company,
  isTo = false,
}: {
  end: ValueMoved['from'];
  company: Props['company'];
  isTo?: boolean;
}) {
  return (
    <span>
      {formatDay(day)}, on fiscal {fiscalYear}
      <b className={classNames('num', isTo && 'edit')}>{formatMoney(valuePerShare, company.currency)}</b>
    </span>
  );
}

function toneOf(cents: number): string | undefined {
  if (cents === 0) return undefined;
  return cents > 0 ? 'up' : 'down';
}

/** Each from where the one before it ended. */
function bars({ from, to, parts }: ValueMoved) {
  const scale = walkScale({ from: from.valuePerShare, to: to.valuePerShare, parts });
  let reached = from.valuePerShare;
  return parts.map((part) => {
    const [one, other] = [reached, reached + part.part];
    reached = other;
    const left = scale.at(Math.min(one, other)) * 100;
    const width = (scale.at(Math.max(one, other)) - scale.at(Math.min(one, other))) * 100;
    const style = { '--l': `${left.toFixed(2)}%`, '--w': `${width.toFixed(2)}%` } as CSSProperties;
    return { part, style };
  });
}
