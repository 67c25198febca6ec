/**
 * Plans: what they cost, who pays for them, and how many companies a month each opens.
 *
 * - `quota/` companies a month: counted, refused, told; the plans as they are offered
 * - `provider/` what moves the money, as an interface, and the tests that each must pass
 * - `stripe/` Stripe
 * - `sandbox/` what stands in for it where no money moves
 * - `ledger/` what happened, and the plan that follows from it
 * - `customers/` an account’s customer at the provider: asked, and written down
 * - `attempts/` payments that were begun: once, whatever is clicked or killed
 * - `subscription/` subscribing, changing, canceling
 * - `cards/` saved cards
 * - `account/` the overview; the clock of the sandbox
 * - `details/` name and address on invoices
 * - `invoices/` numbers without gaps, PDF
 * - `grants/` plans given, money given back
 * - `events/` webhooks, and what is due
 * - `tasks/` what follows from a change, until it is done
 * - `mails/` emails to customers and editors
 * - `prices/` what a plan costs
 */

export type { BillingDeps } from './billing-deps.ts';
export { billing } from './feature.ts';
export { type EarnedReward, giveReward } from './grants/give-reward.ts';
export { type GrantOrder, grant } from './grants/grant.ts';
export { grantSamplePlans } from './grants/grant-sample-plans.ts';
export { refundLast } from './grants/refund.ts';
export { openPayments } from './open-payments.ts';
export type { BillingContext } from './payments.ts';
export { findFirstOpened } from './quota/first-opened.ts';
export { type QuotaDeps, withQuota } from './quota/quota-deps.ts';
export {
  listLatestYearVisible,
  listValueVisible,
  requireComparisonAccess,
  requireForecastAccess,
  requireHistoryAccess,
  requireListAccess,
  requireNoteAccess,
} from './quota/require-access.ts';
