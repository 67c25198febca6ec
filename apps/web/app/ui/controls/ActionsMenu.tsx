import type { ReactNode } from 'react';
import { ActionIcon } from '../text/ActionIcon.tsx';
import { Icon } from '../text/Icon.tsx';
import { MenuButton } from './MenuButton.tsx';

interface Props {
  /** What these are the actions of. */
  name: string;
  rename: () => void;
  duplicate: (() => void) | null;
  share: (() => void) | null;
  remove: () => void;
  first?: ReactNode;
  afterRename?: (choose: Choose) => ReactNode;
  afterDuplicate?: (choose: Choose) => ReactNode;
}

/** Closes the menu first: what an action opens takes the focus. */
type Choose = (action: () => void) => () => void;

/** What can be done with one of the reader's own things. */
export function ActionsMenu(props: Props) {
  const { name, rename, duplicate, share, remove, first, afterRename, afterDuplicate } = props;
  return (
    <div>
      <MenuButton label={`Menu of ${name}`}>
        {(close) => {
          const choose: Choose = (action) => () => {
            close();
            action();
          };
          return (
            <>
              {first}
              <MenuItem icon={<ActionIcon name="rename" />} onClick={choose(rename)}>
                Rename
              </MenuItem>
              {afterRename?.(choose)}
              {duplicate !== null && (
                <MenuItem icon={<ActionIcon name="copy" />} onClick={choose(duplicate)}>
                  Duplicate
                </MenuItem>
              )}
              {afterDuplicate?.(choose)}
              {share !== null && (
                <MenuItem icon={<Icon name="share" />} onClick={choose(share)}>
                  Share
                </MenuItem>
              )}
              <hr className="menu-sep" />
              <button type="button" className="menu-item is-danger" onClick={choose(remove)}>
                <ActionIcon name="delete" />
                Delete
              </button>
            </>
          );
        }}
      </MenuButton>
    </div>
  );
}

export function MenuItem({
  icon,
  onClick,
  children,
}: {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="menu-item" onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
