import type { DeniedDirection } from '@tenfold/contract/financials';
import { formatPercent } from '@tenfold/domain/format';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { figureInText, figureName } from '../in-texts/figure-words.ts';

/** “fell” where filings say that it rose: how to say it otherwise is its writer’s. */
export function DirectionRow({ direction, onEdit }: { direction: DeniedDirection; onEdit: () => void }) {
  const { written, from, to, change } = direction;
  return (
    <li className="figure-check is-wrong">
      <Icon name="warning" small />
      <span>
        <b>{written}</b> differs from the filings: {figureName(direction)} {change > 0 ? 'rose' : 'fell'}{' '}
        {formatPercent(Math.abs(change))}, from {figureInText(from, direction)} to{' '}
        <b>{figureInText(to, direction)}</b>.
      </span>
      <Button size="sm" onClick={onEdit}>
        Edit
      </Button>
    </li>
  );
}
