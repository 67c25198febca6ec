import { formatPercent, zeroMark } from '@tenfold/domain/format';
import { type ValueWalk, valueWalk } from '@tenfold/domain/value-walk';
import { useMemo } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { saveFile } from '../../../platform/storage/save-file.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { noValueBrief } from '../no-value/no-value-brief.ts';
import { signedCents } from '../walk/signed-cents.ts';
import { axisNote, WalkChart } from '../walk/WalkChart.tsx';
import { WalkTable } from '../walk/WalkTable.tsx';
import { walkCsv } from '../walk/walk-csv.ts';
import type { ShownWalk } from '../walk/walk-end.ts';
import type { WalkState } from './use-walk-end.ts';

interface Props {
  from: WalkState;
  to: WalkState;
  currency: string;
  symbol: string;
  /** Whether there is a single version yet. */
  only: boolean;
}

/** The walk between two states, as bars and as a table; or why there is none. */
export function MovedWalk({ from, to, currency, symbol, only }: Props) {
  const walk = useMemo(() => walkBetween(from, to), [from, to]);
  if (!walk.ok) {
    const end = walk.end === 'from' ? from : to;
    return (
      <Notice tone="warn">
        <b>Nothing to compare.</b> {end.label}: no value, {noValueBrief(walk.refusal)}.
      </Notice>
    );
  }
  if (walk.parts.length === 0) {
    return only ? (
      <Notice title="Only one version so far.">
        Edit the forecast, or wait for the next filing. Each change is explained here.
      </Notice>
    ) : (
      <Notice title="Nothing changed between the two.">Both are {formatMoney(walk.to, currency)}.</Notice>
    );
  }
  const shown = { walk, from, to, currency };
  return (
    <div className="value-walk-part">
      <Total {...shown} fileName={`${symbol}-value-walk.csv`} />
      <WalkChart {...shown} />
      <WalkTable {...shown} />
      <p className="caption">
        Each part is its average over every order in which the changes can be made, so the order doesn’t
        matter. {axisNote(shown)}
        {walk.passesBelowZero && ' Some steps in between are worth less than nothing.'}
      </p>
    </div>
  );
}

function walkBetween(from: WalkState, to: WalkState) {
  if ('ok' in from.state) return { ok: false, end: 'from', refusal: from.state } as const;
  if ('ok' in to.state) return { ok: false, end: 'to', refusal: to.state } as const;
  return valueWalk(from.state, to.state);
}

function Total({ fileName, ...shown }: ShownWalk & { fileName: string }) {
  const { walk, currency } = shown;
  const cents = walk.parts.reduce((sum, part) => sum + part.cents, 0);
  const tone = cents === 0 ? undefined : cents > 0 ? 'up' : 'down';
  return (
    <div className="walk-head">
      <p className="walk-sum">
        <span className="caption num">
          {formatMoney(walk.from, currency)} → {formatMoney(walk.to, currency)}
        </span>
        <strong className={classNames('num', tone)}>{signedCents(cents)}</strong>
        <span className={classNames('num small', tone)}>{shareOf(walk)}</span>
      </p>
      <IconButton
        icon="download"
        label="Save as CSV"
        small
        onClick={() => saveFile(fileName, new Blob([walkCsv(shown)], { type: 'text/csv;charset=utf-8' }))}
      />
    </div>
  );
}

/** `+23.3%`; nothing from zero and below. */
function shareOf({ from, to }: ValueWalk): string {
  if (from <= 0) return '';
  const share = to / from - 1;
  if (share === 0) return zeroMark;
  return `${share > 0 ? '+' : '−'}${formatPercent(Math.abs(share))}`;
}
