import type { EditorsContest } from '@tenfold/contract/financials/contests';
import { contestedFigure } from '@tenfold/contract/notifications/sentence';
import { Link, useNavigate } from 'react-router';
import { contestsPath } from '../../../../shell/editors-paths.ts';
import { CheckState } from '../../../../ui/text/CheckState.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ContestedSource } from './ContestedSource.tsx';
import { ContestedFilings } from './filing/ContestedFilings.tsx';
import { WhatReaderSays } from './WhatReaderSays.tsx';

interface Props {
  contests: readonly EditorsContest[];
  /** The id in the address; one that isn't open any more shows the first. */
  shown: number;
}

/** One contest and its answer beside the filing, and the way to the others. */
export function ContestDesk({ contests, shown }: Props) {
  const at = Math.max(
    0,
    contests.findIndex(({ id }) => id === shown),
  );
  const contest = contests[at];
  const navigate = useNavigate();
  if (contest === undefined) return null;
  const step = (by: 1 | -1) => {
    const to = contests[at + by];
    if (to !== undefined) void navigate(pathOf(to), { preventScrollReset: true });
  };
  return (
    <section className="card contest-desk" aria-labelledby="contested-figure">
      <div className="card-head">
        <h2 id="contested-figure">{titleOf(contest)}</h2>
        <CheckState state="open">Contested {dayOf(contest.contestedAt)}</CheckState>
        <nav className="push row" aria-label="Contests">
          <span className="caption num">
            {at + 1} of {contests.length}
          </span>
          <Step to={contests[at - 1]} rel="prev" label="Previous" />
          <Step to={contests[at + 1]} rel="next" label="Next" />
        </nav>
      </div>
      <div className="evidence" key={contest.id}>
        <div className="contest-said">
          <WhatReaderSays contest={contest} />
        </div>
        <AnswerForm contest={contest} onStep={step} />
        <div className="contest-source">
          <ContestedFilings contest={contest} />
          <ContestedSource contest={contest} />
        </div>
      </div>
    </section>
  );
}

function Step({ to, rel, label }: { to: EditorsContest | undefined; rel: string; label: string }) {
  if (to === undefined) return null;
  return (
    <Link className="link small" to={pathOf(to)} rel={rel} preventScrollReset>
      {label}
    </Link>
  );
}

function pathOf({ id }: EditorsContest): string {
  return `${contestsPath}?contest=${id}`;
}

function titleOf({ symbol, rowKey, column }: EditorsContest): string {
  return `${symbol} ${contestedFigure(rowKey, column)}`;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function dayOf(time: string): string {
  return days.format(new Date(time));
}
