import { useSending } from '../../../forms/use-sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

interface Props {
  version: number;
  live: number;
  putBack: () => Promise<void>;
  onClose: () => void;
}

export function PutBackDialog({ version, live, putBack, onClose }: Props) {
  const { busy, error, send } = useSending('putting back content');
  return (
    <Dialog title={`Put back v${version}?`} onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p>
              v{version} becomes v{live + 1} and is public at once. v{live} stays in Versions.
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
              variant="primary"
              busy={busy}
              onClick={() =>
                void send(async () => {
                  await putBack();
                  close();
                })
              }
            >
              Put back
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
