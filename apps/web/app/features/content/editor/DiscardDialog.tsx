import { useSending } from '../../../forms/use-sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useEditingState } from '../editing/editing-context.ts';

interface Props {
  discard: () => Promise<void>;
  onClose: () => void;
}

export function DiscardDialog({ discard, onClose }: Props) {
  const live = useEditingState((state) => state.live.version);
  const { busy, error, send } = useSending('discarding a draft of content');
  return (
    <Dialog title="Discard your draft?" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p>
              What you changed since v{live} is gone. v{live} stays public.
            </p>
            {error !== null && (
              <p className="field-error" role="alert">
                {error}
              </p>
            )}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>CANCEL</Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() =>
                void send(async () => {
                  await discard();
                  close();
                })
              }
            >
              Discard draft
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
