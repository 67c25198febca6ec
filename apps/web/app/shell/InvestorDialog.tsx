import { mostCompared } from '@tenfold/contract/comparisons';
import { paymentNote } from '@tenfold/contract/plans';
import { Link } from 'react-router';
import { buttonClass } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** What Pro would be. */
export default function InvestorDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Pro comes with the Investor plan" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p>You are on Light. Investor adds:</p>
            <ul className="plain-list">
              <li>company pages without a monthly limit</li>
              <li>comparing with up to {mostCompared} companies at once, whichever they are</li>
            </ul>
            <p className="caption">{paymentNote}</p>
          </div>
          <div className="modal-foot">
            <Link className={buttonClass({ variant: 'primary' })} to="/plans" onClick={close}>
              Explore plans
            </Link>
          </div>
        </>
      )}
    </Dialog>
  );
}
