import { useRevalidator } from 'react-router';
import { ShareDialog } from '../../../named-things/ShareDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { publicListPath } from '../list-paths.ts';
import type { ManagedList } from '../overview/use-list-actions.ts';

export function ShareListDialog({ list, onClose }: { list: ManagedList; onClose: () => void }) {
  const { revalidate } = useRevalidator();

  const share = async (isShared: boolean) => {
    const { shareToken } = await browserApi.call('POST /lists/{id}/share', {
      params: { id: list.id },
      body: { share: isShared },
    });
    await revalidate();
    return shareToken;
  };

  return (
    <ShareDialog
      title="Share"
      thing="list"
      about="Anyone with the link can view it. Your name, comments and notes stay private."
      token={list.shareToken}
      pathOf={publicListPath}
      share={share}
      onClose={onClose}
    />
  );
}
