import { brand } from '@tenfold/contract/brand';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { forecastsPath, myPath, settingsPath } from '../my-paths.ts';
import { useSettingsTab } from '../settings-tab.ts';
import '../../ui/layout/tabs.css';
import './my-nav.css';

export function MyNav() {
  const tag = useSettingsTab(({ value }) => value);
  const inSettings = useLocation().pathname.startsWith(`${myPath}/settings/`);

  useEffect(() => {
    void useSettingsTab.persist.rehydrate();
  }, []);

  return (
    <nav className="my-nav" aria-label={`My ${brand.name}`}>
      <div className="page tabs">
        <NavLink to={myPath} end>
          Summary
        </NavLink>
        <NavLink to={forecastsPath}>Forecasts</NavLink>
        <Link to={settingsPath(tag)} aria-current={inSettings ? 'page' : undefined}>
          Settings
        </Link>
      </div>
    </nav>
  );
}
