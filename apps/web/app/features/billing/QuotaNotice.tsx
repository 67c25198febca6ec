import type { Quota } from '@tenfold/contract/billing';
import { Link } from 'react-router';
import { Notice } from '../../ui/Notice.tsx';
import { isRunningOut, resetDay, usedWords } from './quota-words.ts';
import './quota-notice.css';

/** Says how many companies are left before there are none. Nothing while there are enough. */
export function QuotaNotice({ quota }: { quota: Quota | null }) {
  if (quota === null || !isRunningOut(quota)) return null;
  return (
    <div className="quota-notice">
      <Notice
        title={`${usedWords(quota)}.`}
        action={
          <Link className="link" to="/plans">
            Explore plans
          </Link>
        }
      >
        Those you opened stay open until {resetDay(quota)}.
      </Notice>
    </div>
  );
}
