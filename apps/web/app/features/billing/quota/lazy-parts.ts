import { lazy } from 'react';
import { lazyPart } from '../../../platform/screens/lazy-part.tsx';

export const QuotaNotice = lazyPart(async () => (await import('./QuotaNotice.tsx')).QuotaNotice);
export const FreeViewDialog = lazyPart(async () => (await import('./FreeViewDialog.tsx')).FreeViewDialog);
export const CompanyLimitDialog = lazy(async () => ({
  default: (await import('./CompanyLimitDialog.tsx')).CompanyLimitDialog,
}));
