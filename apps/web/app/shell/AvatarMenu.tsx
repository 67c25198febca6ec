import { Link } from 'react-router';
import type { Viewer } from '../session/viewer.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { accountLinks } from './account-links.ts';
import { leave } from './leave.ts';
import { useClickLock } from './use-click-lock.ts';

export function AvatarMenu({ viewer }: { viewer: Viewer }) {
  const lock = useClickLock();
  const { firstName, email, avatar } = viewer;
  return (
    <div onClickCapture={lock.stop}>
      <MenuButton label="Account menu" face={<Avatar name={firstName} fallback={email} picture={avatar} />}>
        {(close) => (
          <>
            <p className="menu-head">
              {firstName !== '' && <b>{`${firstName} ${viewer.secondName}`.trim()}</b>}
              <span className="caption">{email}</span>
            </p>
            <hr className="menu-sep" />
            {accountLinks.map(({ label, path, icon }) => (
              <Link
                key={path}
                className="menu-item"
                to={path}
                onClick={() => {
                  lock.begin();
                  close();
                }}
              >
                <Icon name={icon} />
                {label}
              </Link>
            ))}
            <hr className="menu-sep" />
            <button type="button" className="menu-item" onClick={() => void leave()}>
              <Icon name="forward" />
              Log out
            </button>
          </>
        )}
      </MenuButton>
    </div>
  );
}
