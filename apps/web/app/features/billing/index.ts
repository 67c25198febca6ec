/**
 * Plans, and how many companies are left.
 *
 * - `plans/` the page of plans
 * - `quota/` what is left this month, and the dialog at its end
 */

export { addedLines } from './plans/plan-lines.ts';
export { planPriceLabel } from './plans/plan-price.ts';
export { CompanyLimitDialog } from './quota/CompanyLimitDialog.tsx';
export { FreeViewDialog } from './quota/FreeViewDialog.tsx';
export { QuotaCard } from './quota/QuotaCard.tsx';
export { QuotaNotice } from './quota/QuotaNotice.tsx';
export { companyLimitLabel, quotaLabels } from './quota/quota-labels.ts';
