// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import type { WalkPart } from '@tenfold/domain/value-walk';
import type { CSSProperties } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { partName, partWords } from './part-words.ts';
import { signedCents } from './signed-cents.ts';
import type { ShownWalk, WalkEnd } from './walk-end.ts';
import { walkScale } from './walk-scale.ts';
import './walk.css';

/** Every part of the change, with a bar from where it starts to where it ends. */
export function WalkTable({ walk, from, to, currency }: ShownWalk) {
  const scale = walkScale(walk);
  const bar = (start: number, end: number) => barStyle(scale.at(start), scale.at(end));
  let reached = walk.from;
  return (
    <table className="walk-table" role="table" aria-label={`From ${from.label} to ${to.label}`}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Part
          </th>
          <th role="columnheader" scope="col">
            What changed
          </th>
          <th role="columnheader" scope="col">
            <span className="visually-hidden">Bar</span>
          </th>
          <th role="columnheader" scope="col" className="n">
            {currency} per share
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        <End end={from} value={walk.from} currency={currency} bar={bar(scale.start, walk.from)} />
        {walk.parts.map((part) => {
          const start = reached;
          reached += part.part;
          return <Part key={part.group} part={part} days={[from.day, to.day]} bar={bar(start, reached)} />;
        })}
        <End end={to} value={walk.to} currency={currency} bar={bar(scale.start, walk.to)} isTo />
      </tbody>
    </table>
  );
}

function Part({
  part,
  days,
  bar,
}: {
  part: WalkPart;
  days: Parameters<typeof partWords>[1];
  bar: CSSProperties;
}) {
  const { cents } = part;
  const tone = cents === 0 ? null : cents > 0 ? 'up' : 'down';
  return (
    <tr role="row" className={classNames(tone === null && 'zero')}>
      <th role="rowheader" scope="row">
        {partName(part)}
      </th>
      <td role="cell" className="what">
        {partWords(part, days)}
        {rangeOf(part)}
      </td>
      <td role="cell" className="bar-cell">
        <div className={classNames('float-bar', tone ?? undefined)} aria-hidden="true">
          <i style={bar} />
        </div>
      </td>
      <td role="cell" className={classNames('n num', tone ?? undefined)}>
        <b>{signedCents(cents)}</b>
      </td>
    </tr>
  );
}

/** Where the order matters by a cent or more. */
function rangeOf({ first, last }: WalkPart) {
  const least = Math.min(first, last);
  const most = Math.max(first, last);
  if (most - least < 0.01) return null;
  return (
    <span className="caption">
      {signedCents(Math.round(least * 100))} to {signedCents(Math.round(most * 100))}, depending on what came
      before
    </span>
  );
}

function End({
  end: { label, note },
  value,
  currency,
  bar,
  isTo = false,
}: {
  end: WalkEnd;
  value: number;
  currency: string;
  bar: CSSProperties;
  isTo?: boolean;
}) {
  return (
    <tr role="row" className="ends">
      <th role="rowheader" scope="row">
        {label}
      </th>
      <td role="cell" className="what">
        {note}
      </td>
      <td role="cell" className="bar-cell">
        <div className={classNames('float-bar', isTo && 'is-to')} aria-hidden="true">
          <i style={bar} />
        </div>
      </td>
      <td role="cell" className={classNames('n num', isTo && 'edit')}>
        {formatMoney(value, currency)}
      </td>
    </tr>
  );
}

function barStyle(start: number, end: number): CSSProperties {
  return {
    '--l': `${(Math.min(start, end) * 100).toFixed(2)}%`,
    '--w': `${(Math.abs(end - start) * 100).toFixed(2)}%`,
  } as CSSProperties;
}
