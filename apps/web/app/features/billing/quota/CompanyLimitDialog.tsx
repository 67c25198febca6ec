import type { Quota } from '@tenfold/contract/billing';
import { upgradePrompt } from '@tenfold/contract/policy/plans';
import { Link, useLocation } from 'react-router';
import { plansPath } from '../../../platform/screens/return-to.ts';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useTier } from '../../../session/tier.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { QuotaBar } from './QuotaBar.tsx';
import { signUpOffer, usedLabel } from './quota-labels.ts';

interface Props {
  /** null if it wasn't requested. */
  quota: (Quota & { readonly lightLimit: number | null }) | null;
  onClose: () => void;
}

export function CompanyLimitDialog({ quota, onClose }: Props) {
  const isVisitor = useTier() === 'visitor';
  const { pathname, search, hash } = useLocation();
  return (
    <Dialog
      name="max-company-page-exceed-warning-modal"
      title={isVisitor ? 'You’ve reached the free limit' : 'You’ve reached the Light limit'}
      onClose={onClose}
    >
      {(close) => (
        <>
          <div className="modal-body">
            <p className="muted">{isVisitor ? signUpOffer(quota?.lightLimit ?? null) : upgradePrompt}</p>
            {!isVisitor && <p className="caption">You come back to this page after paying.</p>}
            {quota !== null && (
              <div className="stack stack-2">
                <p className="caption num">{usedLabel(quota)}</p>
                <QuotaBar quota={quota} />
              </div>
            )}
          </div>
          <div className="modal-foot">
            {isVisitor ? (
              <SignInActions plans={false} />
            ) : (
              <>
                <Link className={buttonClass()} to={plansPath(pathname + search + hash)}>
                  Explore plans
                </Link>
                <Button variant="primary" onClick={close}>
                  OK
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
