export { CompanyLimitDialog, FreeViewDialog, QuotaNotice } from './quota/lazy-parts.ts';
export { QuotaCard } from './quota/QuotaCard.tsx';
export { quotaLabels } from './quota/quota-labels.ts';
