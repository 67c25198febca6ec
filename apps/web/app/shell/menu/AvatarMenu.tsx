import { type MouseEvent, Suspense, useRef } from 'react';
import type { Viewer } from '../../session/viewer.ts';
import { MenuButton } from '../../ui/controls/MenuButton.tsx';
import { Avatar } from '../../ui/text/Avatar.tsx';
import { AvatarMenuItems } from './AvatarMenuItems.tsx';

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

const lockedMs = 300;

/** Guards against a second hasty click landing on the next page. */
function useClickLock() {
  const until = useRef(Number.NEGATIVE_INFINITY);
  return {
    begin() {
      until.current = performance.now() + lockedMs;
    },
    stop(event: MouseEvent) {
      if (performance.now() >= until.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
