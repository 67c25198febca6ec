import { Dialog } from '../ui/overlays/Dialog.tsx';
import { SignInActions } from './SignInActions.tsx';

/** What somebody needs an account for; signed in, they come back to the page. */
export function SignInDialog({
  name,
  title,
  text,
  plans = false,
  onClose,
}: {
  name?: string;
  title: string;
  text: string;
  /** Whether it leads to the plans, too. */
  plans?: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} {...(name && { name })} onClose={onClose}>
      {() => (
        <>
          <div className="modal-body">
            <p className="muted">{text}</p>
          </div>
          <div className="modal-foot">
            <SignInActions plans={plans} />
          </div>
        </>
      )}
    </Dialog>
  );
}
