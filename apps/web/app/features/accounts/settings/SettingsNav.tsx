import { NavLink } from 'react-router';
import { settingsPath } from '../../../shell/my-paths.ts';
import { Icon } from '../../../ui/text/Icon.tsx';

export function SettingsNav() {
  return (
    <nav className="side-nav" aria-label="Settings">
      <NavLink to={settingsPath('MAIN')}>
        <Icon name="gear" />
        MAIN
      </NavLink>
      <NavLink to={settingsPath('PROFILE')}>
        <Icon name="person" />
        PROFILE
      </NavLink>
    </nav>
  );
}
