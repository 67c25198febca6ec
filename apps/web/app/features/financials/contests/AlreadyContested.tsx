import type { FigureContest } from '@tenfold/contract/financials/contests';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { readersLabel } from './contest-labels.ts';

interface Props {
  open: NonNullable<FigureContest['open']>;
  onClose: () => void;
}

/** A figure has one open contest: who comes later gets its answer, too. */
export function AlreadyContested({ open, onClose }: Props) {
  const { busy, error, send } = useSending('following a contest');
  const follow = (close: () => void) =>
    void send(async () => {
      const params = { contestId: open.id };
      await browserApi.call('POST /contests/{contestId}/follow', { params });
      close();
    });
  return (
    <Dialog title="Already contested" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p>{readersLabel(open)} You get the answer too if you follow it.</p>
            {error !== null && <Notice tone="error">{error}</Notice>}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>CANCEL</Button>
            <Button variant="primary" busy={busy} onClick={() => follow(close)}>
              Follow
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
