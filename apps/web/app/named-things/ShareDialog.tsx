import { useState } from 'react';
import { useSending } from '../forms/use-sending.ts';
import { CopyField } from '../ui/controls/CopyField.tsx';
import { Switch } from '../ui/controls/Switch.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Notice } from '../ui/text/Notice.tsx';

interface Props {
  title: string;
  /** `list` */
  thing: string;
  /** What a reader with the link sees, and what stays private. */
  about: string;
  /** The token of the existing link. */
  token: string | null;
  pathOf: (token: string) => string;
  /** Answers the token from then on. */
  share: (isShared: boolean) => Promise<string | null>;
  onClose: () => void;
}

export function ShareDialog({ title, thing, about, token: first, pathOf, share, onClose }: Props) {
  const [token, setToken] = useState(first);
  const { busy, error, send } = useSending(`sharing a ${thing}`);
  const change = (isShared: boolean) => send(async () => setToken(await share(isShared)));

  return (
    <Dialog title={title} onClose={onClose}>
      {() => (
        <div className="modal-body">
          <Switch checked={token !== null} disabled={busy} onChange={(isShared) => void change(isShared)}>
            <b>Share this {thing}</b>
          </Switch>
          <p className="muted small">
            {about} Switched off, the link stops working for good; the next one is another.
          </p>
          {token !== null && <CopyField label="Link" value={window.location.origin + pathOf(token)} />}
          {error !== null && <Notice tone="error">{error}</Notice>}
        </div>
      )}
    </Dialog>
  );
}
