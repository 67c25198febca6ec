import { Link } from 'react-router';
import { useReplayedClicks } from '../../../platform/screens/replay-clicks.ts';
import { MenuButton } from '../../../ui/controls/MenuButton.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { differenceAddress } from '../difference/difference-query.ts';
import { forecastAddress } from './forecast-address.ts';
import type { ForecastRow } from './forecast-row.ts';
import { RowIcon } from './RowIcon.tsx';
import type { ForecastActions } from './use-forecast-actions.ts';

export function RowMenu({ row, actions }: { row: ForecastRow; actions: ForecastActions }) {
  const replayed = useReplayedClicks();
  return (
    <div {...replayed}>
      <MenuButton label={`Menu of ${row.name}`}>
        {(close) => {
          const choose = (action: (row: ForecastRow) => void) => () => {
            close();
            action(row);
          };
          return (
            <>
              <Link className="menu-item" to={forecastAddress(row)}>
                <Icon name="forward" />
                Open
              </Link>
              <button type="button" className="menu-item" onClick={choose(actions.rename)}>
                <RowIcon name="rename" />
                Rename
              </button>
              <button type="button" className="menu-item" onClick={choose(actions.duplicate)}>
                <RowIcon name="copy" />
                Duplicate
              </button>
              <Link
                className="menu-item"
                to={differenceAddress({ symbol: row.symbol, first: `${row.id}`, second: 'averages' })}
              >
                <RowIcon name="compare" />
                Compare with …
              </Link>
              <button type="button" className="menu-item" onClick={choose(actions.share)}>
                <Icon name="share" />
                Share
              </button>
              <hr className="menu-sep" />
              <button type="button" className="menu-item is-danger" onClick={choose(actions.remove)}>
                <RowIcon name="delete" />
                Delete
              </button>
            </>
          );
        }}
      </MenuButton>
    </div>
  );
}
