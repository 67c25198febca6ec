import { lazy, Suspense } from 'react';
import type { Viewer } from '../../session/viewer.ts';
import { MenuButton } from '../../ui/controls/MenuButton.tsx';
import { Avatar } from '../../ui/text/Avatar.tsx';
import { useClickLock } from './use-click-lock.ts';

const AvatarMenuItems = lazy(() => import('./AvatarMenuItems.tsx'));

export function AvatarMenu({ viewer }: { viewer: Viewer }) {
  const lock = useClickLock();
  const { firstName, email, avatar } = viewer;
  return (
    <div onClickCapture={lock.stop}>
      <MenuButton label="Account menu" face={<Avatar name={firstName} fallback={email} picture={avatar} />}>
        {(close) => (
          <Suspense fallback={null}>
            <AvatarMenuItems
              viewer={viewer}
              onLeave={() => {
                lock.begin();
                close();
              }}
            />
          </Suspense>
        )}
      </MenuButton>
    </div>
  );
}
