import { prompts } from '@tenfold/contract/policy/prompts';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

export function SignInDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Custom forecasts" onClose={onClose}>
      {() => (
        <>
          <div className="modal-body">
            <p className="muted">{prompts.forecasts}</p>
          </div>
          <div className="modal-foot">
            <SignInActions plans={false} />
          </div>
        </>
      )}
    </Dialog>
  );
}
