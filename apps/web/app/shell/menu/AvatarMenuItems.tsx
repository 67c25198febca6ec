import { Link } from 'react-router';
import type { Viewer } from '../../session/viewer.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import { accountLinks } from './account-links.ts';
import { logOut } from './log-out.ts';

export function AvatarMenuItems({ viewer, onLeave }: { viewer: Viewer; onLeave: () => void }) {
  const { firstName, secondName, email } = viewer;
  return (
    <>
      <p className="menu-head">
        {firstName !== '' && <b>{`${firstName} ${secondName}`.trim()}</b>}
        <span className="caption">{email}</span>
      </p>
      <hr className="menu-sep" />
      {accountLinks(viewer).map(({ label, path, icon }) => (
        <Link key={path} className="menu-item" to={path} onClick={onLeave}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
      <hr className="menu-sep" />
      <button type="button" className="menu-item" onClick={() => void logOut()}>
        <Icon name="forward" />
        Sign out
      </button>
    </>
  );
}
