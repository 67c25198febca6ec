import { NavLink } from 'react-router';
import { contentPath } from '../editors-paths.ts';
import '../../ui/layout/tabs.css';
import './my-nav.css';

const tabs = [{ label: 'Content', path: contentPath }] as const;

export function EditorsNav() {
  return (
    <nav className="my-nav" aria-label="Editors">
      <div className="page tabs">
        {tabs.map(({ label, path }) => (
          <NavLink key={path} to={path}>
            {label}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
