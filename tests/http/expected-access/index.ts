import type { AccessRow } from './access-row.ts';
import { alertAccess } from './alerts.ts';
import { assistantAccess } from './assistant.ts';
import { planAccess } from './billing.ts';
import { chartAccess } from './chart.ts';
import { commentAccess } from './comments.ts';
import { companyAccess } from './company.ts';
import { contentAccess } from './content.ts';
import { contestAccess } from './contests.ts';
import { financialsAccess } from './financials.ts';
import { forecastAccess } from './forecasts.ts';
import { landingAccess } from './landing.ts';
import { listAccess } from './lists.ts';
import { noteAccess } from './notes.ts';
import { notificationAccess } from './notifications.ts';
import { accountAccess } from './own-account.ts';
import { questionAccess } from './questions.ts';
import { signInAccess } from './sign-in.ts';
import { summaryAccess } from './summary.ts';

export type { CallerKind, MadeBy } from './access-row.ts';

/** In the order they are tried. A call without a row fails `tests/http/access.test.ts`. */
export const expectedAccess: readonly AccessRow[] = [
  ...companyAccess,
  ...financialsAccess,
  ...chartAccess,
  ...forecastAccess,
  ...alertAccess,
  ...commentAccess,
  ...noteAccess,
  ...notificationAccess,
  ...contestAccess,
  ...summaryAccess,
  ...landingAccess,
  ...listAccess,
  ...questionAccess,
  ...assistantAccess,
  ...contentAccess,
  ...planAccess,
  ...signInAccess,
  // Last, because it ends the sessions.
  ...accountAccess,
];
