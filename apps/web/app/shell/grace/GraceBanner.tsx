import { planNames } from '@tenfold/contract/policy/plans';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { billingPath } from '../billing-paths.ts';
import { hideForToday } from './hidden-for-today.ts';
import './grace-banner.css';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Above every screen, in the server's HTML: nothing moves when the script comes. Screens of billing say more themselves. */
export function GraceBanner({ until }: { until: string }) {
  const [hidden, setHidden] = useState<string | null>(null);
  const { pathname } = useLocation();
  if (hidden === until || pathname === billingPath || pathname.startsWith(`${billingPath}/`)) return null;
  return (
    <div className="grace-banner">
      <Notice
        tone="warn"
        title="Your payment failed."
        action={
          <IconButton
            icon="close"
            small
            label="Hide until tomorrow"
            onClick={() => {
              hideForToday(until);
              setHidden(until);
            }}
          />
        }
      >
        {planNames.investor} stays until {day.format(new Date(until))}.{' '}
        <Link className="link" to={billingPath}>
          Pay or update your card
        </Link>
      </Notice>
    </div>
  );
}
