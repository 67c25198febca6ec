import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { feedsPath, settingsPath } from '../../../shell/my-paths.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { BellSoundToggle } from './BellSoundToggle.tsx';
import { MenuList } from './MenuList.tsx';
import '../../../ui/layout/tabs.css';
import '../../../ui/overlays/menu.css';

const tabs = [
  { unread: 'true', label: 'Unread' },
  { unread: 'false', label: 'All' },
] as const;

export function NotificationsMenu({ onClose }: { onClose: () => void }) {
  const [unread, setUnread] = useState<'true' | 'false'>('true');
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  // Another input is another query, and an answer lives while it is shown: a switch asks again.
  const answer = useQuery({
    label: 'notifications',
    call: 'POST /notifications/{unread}',
    input: { params: { unread } },
  });

  useEffect(() => menu.current?.focus(), []);

  return (
    <div
      ref={menu}
      role="dialog"
      aria-label="Notifications"
      tabIndex={-1}
      className="menu notifications-menu"
      onKeyDown={(event) => {
        if (menu.current !== null && stepInMenu(menu.current, event.key)) event.preventDefault();
      }}
    >
      <div className="notifications-menu-head">
        <h2>Notifications</h2>
        <BellSoundToggle />
        <Link
          className="icon-btn icon-btn-sm"
          to={`${settingsPath('MAIN')}#notifications`}
          title="Notification settings"
          aria-label="Notification settings"
          onClick={onClose}
        >
          <Icon name="gear" small />
        </Link>
      </div>
      <div className="tabs" role="tablist" aria-label="Show">
        {tabs.map((tab) => {
          const isChosen = tab.unread === unread;
          return (
            <button
              key={tab.unread}
              type="button"
              role="tab"
              id={`${id}${tab.unread}`}
              aria-selected={isChosen}
              aria-controls={`${id}list`}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => setUnread(tab.unread)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}list`}
        aria-labelledby={`${id}${unread}`}
        className="notifications-menu-list"
        aria-busy={answer.state === 'loading'}
      >
        <MenuList answer={answer} ofUnread={unread === 'true'} onLeave={onClose} />
      </div>
      <Link
        className={classNames('menu-item', 'link', 'notifications-menu-all')}
        to={feedsPath}
        onClick={onClose}
      >
        See all notifications
      </Link>
    </div>
  );
}

/** Up and down, Home and End between the notifications; left and right between the tabs, which switch at once. */
function stepInMenu(menu: HTMLElement, key: string): boolean {
  const focused = document.activeElement;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (focused?.getAttribute('role') !== 'tab') return false;
    const other = menu.querySelector<HTMLElement>('[role="tab"][aria-selected="false"]');
    other?.focus();
    other?.click();
    return other !== null;
  }
  const items = [...menu.querySelectorAll<HTMLElement>('.notification, .notifications-menu-all')];
  const at = items.indexOf(focused as HTMLElement);
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? items.length - 1 : at - 1,
    Home: 0,
    End: items.length - 1,
  }[key];
  if (next === undefined) return false;
  items[Math.min(Math.max(next, 0), items.length - 1)]?.focus();
  return true;
}
