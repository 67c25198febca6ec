import { lazyPart, lazyScript } from '../../../platform/screens/lazy-part.tsx';

export const QuotaNotice = lazyPart(async () => (await import('./QuotaNotice.tsx')).QuotaNotice);
export const FreeViewDialog = lazyPart(async () => (await import('./FreeViewDialog.tsx')).FreeViewDialog);
export const CompanyLimitDialog = lazyScript(
  async () => (await import('./CompanyLimitDialog.tsx')).CompanyLimitDialog,
);
