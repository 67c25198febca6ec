import type { SavedList } from '@tenfold/contract/lists';
import { useRef } from 'react';
import { RenameDialog } from '../../../named-things/RenameDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import type { ManagedList } from '../overview/use-list-actions.ts';

export function RenameListDialog({ list, onClose }: { list: ManagedList; onClose: () => void }) {
  const revision = useRef(list.revision);

  const rename = async (name: string) => {
    try {
      const body = { name, revision: revision.current };
      await browserApi.call('POST /lists/{id}/edit', { params: { id: list.id }, body });
      return null;
    } catch (cause) {
      const newer = newerOf<SavedList>(cause);
      if (newer === null) throw cause;
      revision.current = newer.revision;
      return newer.name;
    }
  };

  return <RenameDialog thing="list" name={list.name} rename={rename} onClose={onClose} />;
}
