import type { Quota } from '@tenfold/contract/billing';
import { upgradePrompt } from '@tenfold/contract/policy/plans';
import { Link, useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../../platform/screens/return-to.ts';
import { useTier } from '../../../session/tier.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { QuotaBar } from './QuotaBar.tsx';
import { usedLabel } from './quota-labels.ts';

interface Props {
  /** null if it wasn't requested. */
  quota: Quota | null;
  onClose: () => void;
}

export function CompanyLimitDialog({ quota, onClose }: Props) {
  const isVisitor = useTier() === 'visitor';
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      name="max-company-page-exceed-warning-modal"
      title={isVisitor ? 'You’ve reached the free limit' : 'You’ve reached the Light limit'}
      onClose={onClose}
    >
      {(close) => (
        <>
          <div className="modal-body">
            <p className="muted">{upgradePrompt}</p>
            {quota !== null && (
              <div className="stack stack-2">
                <p className="caption num">{usedLabel(quota)}</p>
                <QuotaBar quota={quota} />
              </div>
            )}
          </div>
          <div className="modal-foot">
            <Link className={buttonClass()} to="/plans">
              Explore plans
            </Link>
            <Button
              variant="primary"
              onClick={() => {
                close();
                if (isVisitor) void navigate(loginPath(pathname + search));
              }}
            >
              OK
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
