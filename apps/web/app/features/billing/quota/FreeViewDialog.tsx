import { SignInActions } from '../../../session/SignInActions.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

export function FreeViewDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog name="free-view-sign-up-modal" title="This is the free view" onClose={onClose}>
      {() => (
        <>
          <div className="modal-body">
            <p className="muted">{text}</p>
          </div>
          <div className="modal-foot">
            <SignInActions />
          </div>
        </>
      )}
    </Dialog>
  );
}
