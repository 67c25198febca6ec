import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { CopyLink } from '../../../ui/controls/CopyLink.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { publicListPath } from '../list-paths.ts';
import type { KeptList } from '../overview/use-list-actions.ts';

type Shareable = Pick<KeptList, 'id' | 'name' | 'shareToken'>;

export function ShareDialog({ list, onClose }: { list: Shareable; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [token, setToken] = useState(list.shareToken);
  const { busy, error, send } = useSending('sharing a list');

  const change = (share: boolean) =>
    send(async () => {
      const saved = await browserApi.call('POST /lists/{id}/share', {
        params: { id: list.id },
        body: { share },
      });
      setToken(saved.shareToken);
      await revalidate();
    });

  return (
    <Dialog title="Share" onClose={onClose}>
      {() => (
        <div className="modal-body">
          <Switch checked={token !== null} disabled={busy} onChange={(share) => void change(share)}>
            <b>Share this list</b>
          </Switch>
          <p className="muted small">
            Anyone with the link can view it. Your name, comments and notes stay private. Switched off, the
            link stops working for good; the next one is another.
          </p>
          {token !== null && <CopyLink address={window.location.origin + publicListPath(token)} />}
          {error !== null && <Notice tone="error">{error}</Notice>}
        </div>
      )}
    </Dialog>
  );
}
