/**
 * Plans, and how many companies are left.
 *
 * - `plans/` the page of plans
 * - `quota/` what is left this month, and the dialog at its end
 */

export { CompanyLimitDialog, FreeViewDialog, QuotaNotice } from './quota/lazy-parts.ts';
export { QuotaCard } from './quota/QuotaCard.tsx';
export { quotaLabels } from './quota/quota-labels.ts';
