import { limits } from '@tenfold/contract/policy/limits';
import { Link, useLocation } from 'react-router';
import { plansPath } from '../../platform/screens/return-to.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

export function InvestorDialog({ onClose }: { onClose: () => void }) {
  const { pathname, search, hash } = useLocation();
  return (
    <Dialog title="Pro comes with the Investor plan" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p>
              Light and Pro show the product as each plan has it; they don’t change its colors. You’re on
              Light. Investor adds:
            </p>
            <ul className="plain-list">
              <li>unlimited company pages</li>
              <li>comparing up to {limits.comparedCompanies.investor} companies at once</li>
              <li>up to {limits.priceAlerts.investor} price alerts</li>
            </ul>
            <p className="caption">You come back to this page after paying.</p>
          </div>
          <div className="modal-foot">
            <Link
              className={buttonClass({ variant: 'primary' })}
              to={plansPath(pathname + search + hash)}
              onClick={close}
            >
              Explore plans
            </Link>
          </div>
        </>
      )}
    </Dialog>
  );
}
