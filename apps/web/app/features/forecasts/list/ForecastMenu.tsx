import { Link } from 'react-router';
import { ActionsMenu, MenuItem } from '../../../ui/controls/ActionsMenu.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { differenceAddress } from '../difference/difference-query.ts';
import { forecastAddress } from './forecast-address.ts';
import type { ForecastRow } from './forecast-row.ts';
import type { ForecastActions } from './use-forecast-actions.ts';

/** Done on the company’s page. */
const elsewhere = { versions: 'Versions', alert: 'Alert', export: 'Export' } as const;

export function ForecastMenu({ row, actions }: { row: ForecastRow; actions: ForecastActions }) {
  return (
    <ActionsMenu
      name={row.name}
      first={
        <Link className="menu-item" to={forecastAddress(row)}>
          <Icon name="forward" />
          Open
        </Link>
      }
      rename={() => actions.rename(row)}
      duplicate={() => actions.duplicate(row)}
      afterDuplicate={(choose) => (
        <>
          <Link
            className="menu-item"
            to={differenceAddress({ symbol: row.symbol, first: 'averages', second: `${row.id}` })}
          >
            <ActionIcon name="compare" />
            Compare with …
          </Link>
          {(['versions', 'alert', 'export'] as const).map((what) => (
            <MenuItem
              key={what}
              icon={<ActionIcon name={what} />}
              onClick={choose(() => actions.goTo(row, what))}
            >
              {elsewhere[what]}
            </MenuItem>
          ))}
        </>
      )}
      share={() => actions.share(row)}
      remove={() => actions.remove(row)}
    />
  );
}
