import { ActionsMenu, MenuItem } from '../../../ui/controls/ActionsMenu.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { ListActions, ManagedList } from './use-list-actions.ts';

interface Props {
  list: ManagedList;
  actions: ListActions;
  /** What the page has buttons for. */
  without?: readonly ('share' | 'duplicate')[];
}

export function ListMenu({ list, actions, without = [] }: Props) {
  return (
    <ActionsMenu
      name={list.name}
      rename={() => actions.rename(list)}
      afterRename={(choose) => (
        <MenuItem icon={<Icon name="check" />} onClick={choose(() => actions.setDefault(list))}>
          {list.isDefault ? 'No longer the default' : 'Set as default'}
        </MenuItem>
      )}
      duplicate={without.includes('duplicate') ? null : () => actions.duplicate(list)}
      share={without.includes('share') ? null : () => actions.share(list)}
      remove={() => actions.remove(list)}
    />
  );
}
