import { SignInActions } from '../../../session/SignInActions.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

/** Why there is no file: the reader isn't signed in, or what failed. */
export function ExportDialog({ failure, onClose }: { failure: string | null; onClose: () => void }) {
  return (
    <Dialog title="Export" onClose={onClose}>
      {() => (
        <>
          <div className="modal-body">
            <p className="muted">
              {failure === null
                ? 'Sign up free to export financials.'
                : `The file couldn’t be made. ${failure}`}
            </p>
          </div>
          {failure === null && (
            <div className="modal-foot">
              <SignInActions plans={false} />
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
