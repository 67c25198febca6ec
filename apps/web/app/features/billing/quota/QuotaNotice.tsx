import { Link, useLocation } from 'react-router';
import { plansPath } from '../../../shell/billing-paths.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { QuotaLabels } from './quota-labels.ts';

export function QuotaNotice({ used, openUntil }: QuotaLabels) {
  const { pathname, search } = useLocation();
  if (openUntil === null) return null;
  return (
    <Notice
      title={`${used}.`}
      action={
        <Link className="link" to={plansPath(pathname + search)}>
          Explore plans
        </Link>
      }
    >
      Companies you’ve opened stay open until {openUntil}.
    </Notice>
  );
}
