import { Link, useLocation } from 'react-router';
import { loginPath, registerPath } from '../../platform/screens/return-to.ts';
import { useViewer } from '../../session/viewer.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { SidePanel } from '../../ui/overlays/SidePanel.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { SiteContact } from '../footer/SiteContact.tsx';
import { siteNav } from '../header/site-nav.ts';
import { accountLinks } from './account-links.ts';
import { logOut } from './log-out.ts';
import '../../ui/overlays/menu.css';
import './mobile-menu.css';

export default function MobileMenuPanel({ onClose }: { onClose: () => void }) {
  return (
    <SidePanel title="Menu" side="left" onClose={onClose}>
      <MenuContent />
    </SidePanel>
  );
}

function MenuContent() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  return (
    <>
      <nav aria-label="Main">
        {siteNav(viewer !== null).map(({ label, path }) => (
          <Link key={path} className="menu-item" to={path}>
            {label}
          </Link>
        ))}
      </nav>
      {viewer === null ? (
        <div className="stack stack-2">
          <Link className={buttonClass({ variant: 'primary' })} to={registerPath(pathname + search)}>
            Sign up
          </Link>
          <Link className={buttonClass()} to={loginPath(pathname + search)}>
            Sign in
          </Link>
        </div>
      ) : (
        <nav className="mobile-menu-part" aria-label="Account">
          {accountLinks.map(({ label, path, icon }) => (
            <Link key={path} className="menu-item" to={path}>
              <Icon name={icon} />
              {label}
            </Link>
          ))}
          <button type="button" className="menu-item" onClick={() => void logOut()}>
            <Icon name="forward" />
            Sign out
          </button>
        </nav>
      )}
      <SiteContact className="mobile-menu-part mobile-menu-contact" />
    </>
  );
}
