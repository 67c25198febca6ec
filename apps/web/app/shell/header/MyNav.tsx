import { brand } from '@tenfold/contract/brand';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { billingPath } from '../billing-paths.ts';
import { myPath, settingsPath } from '../my-paths.ts';
import { useSettingsTab } from '../settings-tab.ts';
import { myLinks } from './my-links.ts';
import '../../ui/layout/tabs.css';
import './my-nav.css';

export function MyNav() {
  const tag = useSettingsTab(({ value }) => value);
  const { pathname } = useLocation();
  const current = (...pages: readonly string[]) =>
    pages.some((start) => pathname.startsWith(start)) ? 'page' : undefined;

  useEffect(() => {
    void useSettingsTab.persist.rehydrate();
  }, []);

  return (
    <nav className="my-nav" aria-label={`My ${brand.name}`}>
      <div className="page tabs">
        <NavLink to={myPath} end>
          Summary
        </NavLink>
        {myLinks.map(({ label, path, pages }) => (
          <Link key={path} to={path} aria-current={current(pages)}>
            {label}
          </Link>
        ))}
        <Link to={settingsPath(tag)} aria-current={current(`${myPath}/settings`, billingPath)}>
          Settings
        </Link>
      </div>
    </nav>
  );
}
