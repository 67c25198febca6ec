import type { CSSProperties } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { partName } from './part-words.ts';
import { signedCents } from './signed-cents.ts';
import type { ShownWalk } from './walk-end.ts';
import { walkScale } from './walk-scale.ts';
import './walk-chart.css';

interface FloatingBar {
  readonly name: string;
  readonly amount: string;
  readonly tone: 'from' | 'to' | 'up' | 'down' | 'zero';
  readonly start: number;
  readonly end: number;
}

/** The walk as floating bars, each from where the one before it ended. Phones have the table alone. */
export function WalkChart({ walk, from, to, currency }: ShownWalk) {
  const scale = walkScale(walk);
  let reached = walk.from;
  const bars: FloatingBar[] = [
    {
      name: from.label,
      amount: formatMoney(walk.from, currency),
      tone: 'from',
      start: scale.start,
      end: walk.from,
    },
    ...walk.parts.map((part): FloatingBar => {
      const start = reached;
      reached += part.part;
      const tone = part.cents === 0 ? 'zero' : part.cents > 0 ? 'up' : 'down';
      return { name: partName(part), amount: signedCents(part.cents), tone, start, end: reached };
    }),
    { name: to.label, amount: formatMoney(walk.to, currency), tone: 'to', start: scale.start, end: walk.to },
  ];
  const ends = [from.label, to.label].map(
    (label, at) => `${formatMoney(at === 0 ? walk.from : walk.to, currency)}, ${label}`,
  );
  return (
    <figure className="walk-chart">
      <div
        className="walk-bars"
        role="img"
        aria-label={`Value per share from ${ends.join(' to ')}. The table has every part.`}
      >
        {bars.map((bar, at) => (
          <div
            key={bar.name + String(at)}
            className={classNames('walk-bar', `is-${bar.tone}`)}
            style={placeOf(bar, scale.at)}
          >
            <div className="walk-plot">
              <b className="num">{bar.amount}</b>
              <i />
              {at < bars.length - 1 && <span className="walk-link" />}
            </div>
            <span className="walk-name">{bar.name}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** PrintedFigure below both bars and table where the axis is cut. */
export function axisNote({ walk, currency }: Pick<ShownWalk, 'walk' | 'currency'>): string {
  const { start } = walkScale(walk);
  return start > 0 ? `Axis starts at ${formatMoney(start, currency)}.` : '';
}

function placeOf({ start, end }: FloatingBar, at: (value: number) => number): CSSProperties {
  const low = Math.min(at(start), at(end));
  const high = Math.max(at(start), at(end));
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return {
    '--b': percent(low),
    '--h': percent(high - low),
    '--top': percent(high),
    '--end': percent(at(end)),
  } as CSSProperties;
}
