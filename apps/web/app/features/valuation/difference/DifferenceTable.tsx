// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import { formatPrice } from '@tenfold/domain/format';
import type { ValueWalk, WalkPart } from '@tenfold/domain/value-walk';
import type { CSSProperties } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { groupNames, partWords } from './part-words.ts';

interface Props {
  walk: ValueWalk;
  from: string;
  to: string;
  currency: string;
}

/** Every part of the change, with a bar from where it starts to where it ends. */
export function DifferenceTable({ walk, from, to, currency }: Props) {
  const scale = scaleOf(walk);
  let reached = walk.from;
  return (
    <table className="walk-table" role="table" aria-label={`From ${from} to ${to}`}>
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
        <End label={from} value={walk.from} currency={currency} bar={scale(0, walk.from)} />
        {walk.parts.map((part) => {
          const bar = scale(reached, reached + part.part);
          reached += part.part;
          return <Part key={part.group} part={part} bar={bar} />;
        })}
        <End label={to} value={walk.to} currency={currency} bar={scale(0, walk.to)} isTo />
      </tbody>
    </table>
  );
}

type Bar = CSSProperties;

function Part({ part, bar }: { part: WalkPart; bar: Bar }) {
  const { group, cents, isTyped } = part;
  const tone = cents === 0 ? null : cents > 0 ? 'up' : 'down';
  return (
    <tr role="row" className={classNames(tone === null && 'zero')}>
      <th role="rowheader" scope="row">
        {isTyped ? `Your edits: ${groupNames[group].toLowerCase()}` : groupNames[group]}
      </th>
      <td role="cell" className="what">
        {partWords(part)}
        {rangeOf(part)}
      </td>
      <td role="cell" className="bar-cell">
        <div className={classNames('float-bar', tone ?? undefined)} aria-hidden="true">
          <i style={bar} />
        </div>
      </td>
      <td role="cell" className={classNames('n num', tone ?? undefined)}>
        <b>{signed(cents)}</b>
      </td>
    </tr>
  );
}

/** Where the order matters by a cent or more. */
function rangeOf({ first, last }: WalkPart) {
  const [least, most] = [Math.min(first, last), Math.max(first, last)];
  if (most - least < 0.01) return null;
  return (
    <span className="caption">
      {signed(Math.round(least * 100))} to {signed(Math.round(most * 100))}, depending on what came before
    </span>
  );
}

function End({
  label,
  value,
  currency,
  bar,
  isTo = false,
}: {
  label: string;
  value: number;
  currency: string;
  bar: Bar;
  isTo?: boolean;
}) {
  return (
    <tr role="row" className="ends">
      <th role="rowheader" scope="row">
        {label}
      </th>
      <td role="cell" className="what" />
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

function signed(cents: number): string {
  if (cents === 0) return '0.00';
  return `${cents > 0 ? '+' : '−'}${formatPrice(Math.abs(cents) / 100)}`;
}

/** Bars of all values on the way, in percent of the widest. */
function scaleOf({ from, parts }: ValueWalk): (start: number, end: number) => CSSProperties {
  const reached = [from];
  for (const { part } of parts) reached.push((reached.at(-1) ?? from) + part);
  const least = Math.min(0, ...reached);
  const width = Math.max(...reached) - least || 1;
  return (start, end) => {
    const left = ((Math.min(start, end) - least) / width) * 100;
    return {
      '--l': `${left.toFixed(2)}%`,
      '--w': `${((Math.abs(end - start) / width) * 100).toFixed(2)}%`,
    } as CSSProperties;
  };
}
