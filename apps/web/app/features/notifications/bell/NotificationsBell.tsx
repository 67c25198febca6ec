import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../../../session/viewer.ts';
import { useUnread } from '../../../shell/unread.ts';
import { NotificationIcon } from '../item/NotificationIcon.tsx';
import { useLiveSocket } from '../live/use-live-socket.ts';
import { usePreparedBell } from '../sound/use-prepared-bell.ts';
import { NotificationsMenu } from './NotificationsMenu.tsx';
import '../../../ui/controls/button.css';
import './bell.css';
import { checkUnread } from '../unread/check-unread.ts';

/** For signed-in people. */
export function NotificationsBell() {
  const [isOpen, setOpen] = useState(false);
  const hasUnread = useUnread((state) => state.hasUnread === true);
  const place = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const { key: visit } = useLocation();
  const label = hasUnread ? 'Notifications, unread' : 'Notifications';
  useUnreadCheck();
  useLiveSocket(useViewer()?.id ?? null);
  usePreparedBell();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the reader has gone elsewhere
  useEffect(() => setOpen(false), [visit]);

  useEffect(() => {
    if (!isOpen) return;
    const closing = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    for (const event of ['pointerdown', 'focusin'])
      document.addEventListener(event, closeOutside, { signal: closing.signal });
    return () => closing.abort();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the Escape of what is inside
    <div
      ref={place}
      className="notifications-bell"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        bell.current?.focus();
      }}
    >
      <button
        ref={bell}
        type="button"
        className="icon-btn"
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {hasUnread && <i className="unread-dot" />}
        <NotificationIcon name="bell" />
      </button>
      {isOpen && <NotificationsMenu onClose={() => setOpen(false)} />}
    </div>
  );
}

/** When the page opens, and whenever the reader comes back to it. */
function useUnreadCheck(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const check = () => {
      if (document.visibilityState === 'visible') void checkUnread();
    };
    check();
    window.addEventListener('focus', check, { signal: leaving.signal });
    document.addEventListener('visibilitychange', check, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
