import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getMyContribution } from '@tenfold/contract/qa/contributors';
import type { CSSProperties } from 'react';
import { Notice } from '../../../ui/text/Notice.tsx';
import '../../../ui/layout/card.css';
import '../../../ui/text/progress-bar.css';

interface Props {
  contribution: Pick<
    ReplyOf<typeof getMyContribution>,
    'points' | 'countedPoints' | 'heldPoints' | 'nextReward' | 'limited'
  >;
}

/** How far the reader is from the next reward. */
export function MyContribution({ contribution }: Props) {
  const { points, countedPoints, heldPoints, nextReward, limited } = contribution;
  const waiting = points - countedPoints - heldPoints;
  const done = Math.max(0, Math.min(100, points - (nextReward - 100)));
  return (
    <section className="card side-card stack stack-2" aria-labelledby="my-contribution">
      <h2 id="my-contribution" className="overline">
        My contribution
      </h2>
      {limited !== null && <Notice tone="warn">{limited.sentence}</Notice>}
      <p>
        <b className="num">{points.toLocaleString('en-US')}</b>{' '}
        <span className="muted small">of {nextReward.toLocaleString('en-US')} points</span>
      </p>
      <div
        className="progress-bar"
        role="progressbar"
        aria-label="Points"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done}
      >
        <span style={{ '--used': `${done}%` } as CSSProperties} />
      </div>
      {waiting > 0 && <p className="caption">{waiting} pending (48 hours)</p>}
      {heldPoints > 0 && <p className="caption">{heldPoints} held while editors check the votes</p>}
      <p className="caption">
        At 100 points your subscription fee is refunded and the next year is free. A question gives 5 points,
        the best or a featured answer 10.
      </p>
    </section>
  );
}
