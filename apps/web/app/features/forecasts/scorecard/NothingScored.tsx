import type { Scorecard } from '@tenfold/contract/forecasts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { nextScoreLabel } from './next-score.ts';

export function NothingScored({ card }: { card: Scorecard }) {
  const next = nextScoreLabel(card.forecasts);
  return (
    <Card title="Scorecard" padded={false}>
      <div className="score-empty">
        <Icon name="clock" />
        <h3>Nothing scored yet</h3>
        {next !== null && <p>{next}</p>}
        <p className="muted small">
          Each line is compared with the filed figure: how far off you were, whether too high or too low, and
          how averages and analysts did.
        </p>
      </div>
    </Card>
  );
}
