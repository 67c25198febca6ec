import { Link } from 'react-router';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { QuotaLabels } from './quota-labels.ts';

export function QuotaNotice({ used, openUntil }: QuotaLabels) {
  if (openUntil === null) return null;
  return (
    <Notice
      title={`${used}.`}
      action={
        <Link className="link" to="/plans">
          Explore plans
        </Link>
      }
    >
      Companies you’ve opened stay open until {openUntil}.
    </Notice>
  );
}
