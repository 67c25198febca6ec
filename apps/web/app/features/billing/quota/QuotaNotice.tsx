import { Link, useLocation } from 'react-router';
import { plansPath } from '../../../platform/screens/return-to.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { QuotaLabels } from './quota-labels.ts';

export function QuotaNotice({ used, openUntil }: QuotaLabels) {
  const { pathname, search, hash } = useLocation();
  if (openUntil === null) return null;
  return (
    <Notice
      title={`${used}.`}
      action={
        <Link className="link" to={plansPath(pathname + search + hash)}>
          Explore plans
        </Link>
      }
    >
      Companies you’ve opened stay open until {openUntil}.
    </Notice>
  );
}
