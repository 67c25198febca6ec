import type { FigureContest } from '@tenfold/contract/financials/contests';
import { formatDay } from '../../../figures/format-day.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { CheckState } from '../../../ui/text/CheckState.tsx';
import type { ContestedPlace } from './ContestDialog.tsx';
import { decisionLabels, readersLabel } from './contest-labels.ts';
import './contests.css';

export type OpenContest = FigureContest['open'];

interface Props {
  place: ContestedPlace;
  /** With the contest that is open already. */
  onContest: (open: OpenContest) => void;
}

/** Below a figure's source: whether it is contested, the last answer, and the second click that contests it. */
export function ContestFoot({ place: { symbol, row, column }, onContest }: Props) {
  const found = useQuery({
    label: 'contest of a figure',
    call: 'GET /company/{symbol}/financials/{rowKey}/{column}/contest',
    input: { params: { symbol, rowKey: row.key, column } },
  });
  const contest = found.state === 'ready' ? found.value : null;
  const open = contest?.open ?? null;
  return (
    <div className="contest-foot">
      <div role="status">{contest && <ContestState contest={contest} />}</div>
      {open?.isYours !== true && open?.isFollowed !== true && (
        <Button onClick={() => onContest(open)} disabled={found.state === 'loading'}>
          Contest this figure
        </Button>
      )}
    </div>
  );
}

function ContestState({ contest: { open, answered } }: { contest: FigureContest }) {
  if (open !== null) {
    return (
      <p className="caption">
        <CheckState state="open">Contested</CheckState>{' '}
        {open.isYours
          ? 'You contested this figure. Waiting for an editor.'
          : open.isFollowed
            ? 'You follow this contest. Waiting for an editor.'
            : readersLabel(open)}
      </p>
    );
  }
  if (answered === null) return null;
  const { withdrawn } = answered;
  if (withdrawn !== null) {
    return (
      <p className="caption">
        <CheckState state="ok">Correction withdrawn {formatDay(withdrawn.withdrawnAt)}</CheckState>{' '}
        {withdrawn.why}
      </p>
    );
  }
  return (
    <p className="caption">
      <CheckState state={answered.decision === 'excluded' ? 'open' : 'ok'}>
        {decisionLabels[answered.decision]} {formatDay(answered.decidedAt)}
      </CheckState>{' '}
      {answered.answer}
    </p>
  );
}
