import { type ComponentType, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { loginPath, plansPath, registerPath } from '../../platform/screens/return-to.ts';
import { useViewer } from '../../session/viewer.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { SidePanel } from '../../ui/overlays/SidePanel.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import type { ActionsProps } from '../actions/ActionButtons.tsx';
import { useChrome } from '../chrome.ts';
import { SiteContact } from '../footer/SiteContact.tsx';
import { myLinks } from '../header/my-links.ts';
import { feedsPath, myPath } from '../my-paths.ts';
import { useSite } from '../site/site.ts';
import { useUnread } from '../unread.ts';
import { accountLinks } from './account-links.ts';
import { logOut } from './log-out.ts';
import { MenuLinks } from './MenuLinks.tsx';
import '../../ui/overlays/menu.css';
import './mobile-menu.css';

interface Props {
  Actions: ComponentType<ActionsProps>;
  onClose: () => void;
}

export function MobileMenuPanel({ Actions, onClose }: Props) {
  return (
    <SidePanel title="Menu" side="left" onClose={onClose}>
      <MenuContent Actions={Actions} />
    </SidePanel>
  );
}

function MenuContent({ Actions }: Pick<Props, 'Actions'>) {
  const viewer = useViewer();
  const { buttons, headers, landingHeaders } = useSite();
  const { signin, signup } = buttons;
  const { header } = useChrome();
  const namesPlans = (header === 'landing' ? landingHeaders : headers).some(({ link }) => link === '/plans');
  const { pathname, search } = useLocation();
  return (
    <>
      <nav aria-label="Main">
        <MenuLinks />
        {(viewer === null ? [] : myLinks).map(({ label, path }) => (
          <Link key={path} className="menu-item" to={path}>
            {label}
            {path === feedsPath && <UnreadDot />}
          </Link>
        ))}
      </nav>
      <Suspense>
        <Actions place="menu" />
      </Suspense>
      {viewer === null ? (
        <div className="stack stack-2">
          <Link className={buttonClass({ variant: 'primary' })} to={registerPath(pathname + search)}>
            {signup}
          </Link>
          <Link className={buttonClass()} to={loginPath(pathname + search)}>
            {signin}
          </Link>
          {!namesPlans && (
            <Link className="menu-item" to={plansPath(pathname + search)}>
              Plans
            </Link>
          )}
        </div>
      ) : (
        <nav className="mobile-menu-part" aria-label="Account">
          {accountLinks(viewer)
            .filter(({ path }) => path !== myPath)
            .map(({ label, path, icon }) => (
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

function UnreadDot() {
  const { hasUnread } = useUnread();
  if (hasUnread !== true) return null;
  return (
    <>
      <i className="unread-dot" aria-hidden="true" />
      <span className="visually-hidden">, unread</span>
    </>
  );
}
