/**
 * Plans, paying for one, and how many companies are left.
 *
 * - `cards/` the cards somebody pays with, and the fields for a new one: the provider’s, or the sandbox’s
 * - `checkout/` from the choice of a period to what became of the payment
 * - `confirmation/` a bank that wants to hear from the person
 * - `details/` name, address and country on invoices
 * - `invoices/` the list of invoices, and their files
 * - `money/` sums, prices and times in words
 * - `overview/` the plan as it stands: cancel, undo, grace, credits
 * - `plans/` the page of plans
 * - `quota/` what is left this month, and the dialog at its end
 * - `sandbox/` that no money moves, and the clock to try renewals with
 * - `screen/` what all billing screens have in common
 */

export { addedLines } from './plans/plan-lines.ts';
export { planPriceLabel } from './plans/plan-price.ts';
export { CompanyLimitDialog } from './quota/CompanyLimitDialog.tsx';
export { QuotaCard } from './quota/QuotaCard.tsx';
export { QuotaNotice } from './quota/QuotaNotice.tsx';
export { companyLimitLabel, quotaLabels } from './quota/quota-labels.ts';
