import {
  abandonAttempt,
  addCard,
  answerBank,
  cancelSubscription,
  checkAttempt,
  createCheckoutSession,
  createPaymentIntent,
  createSubscription,
  deleteCard,
  getBilling,
  getBillingDetails,
  getInvoicePdf,
  getPlans,
  getQuota,
  getSandboxCheckout,
  listCards,
  listInvoices,
  moveClock,
  payNow,
  paySandboxCheckout,
  previewSubscription,
  saveBillingDetails,
  undoCancel,
  updateCard,
  updateSubscription,
  validatePaymentMethod,
} from '@tenfold/contract/billing';
import { sandboxToken } from '@tenfold/contract/billing/test-cards';
import { type AccessRow, everybody, row, signedIn } from './access-row.ts';

const details = {
  name: '',
  email: '',
  address: '',
  state: '',
  postalCode: '',
  country: '',
  vatNumber: '',
  currency: 'USD',
} as const;
const investor = { planId: 'investor', planType: 'year' } as const;
/** Belongs to nobody. */
const subscriptionId = 'sub_none';
/** Not the bill of today: the answer is that bill. */
const agreed = { total: 1, proratedAt: '2026-01-01T00:00:00Z' };

/** In the sandbox. Nobody has a subscription; each has the one card that is added here. */
export const planAccess: readonly AccessRow[] = [
  row(getQuota, {}, everybody(200)),
  row(getPlans, {}, everybody(200)),
  row(getBilling, {}, signedIn(200)),
  row(getBillingDetails, {}, signedIn(200)),
  row(saveBillingDetails, { body: details }, signedIn(200)),
  row(moveClock, { body: { by: 'day' } }, signedIn(200)),
  row(answerBank, { body: { clientSecret: 'of-nobody', isConfirmed: true } }, signedIn(404)),
  row(getSandboxCheckout, { params: { session: 'cs_none' } }, signedIn(404)),
  row(
    paySandboxCheckout,
    { params: { session: 'cs_none' }, body: { card: 'pm_none', isConfirmed: null } },
    signedIn(404),
  ),
  row(listCards, {}, signedIn(200)),
  row(createPaymentIntent, {}, signedIn(200)),
  row(
    addCard,
    { body: { stripePaymentMethodId: sandboxToken('4242424242424242', 8, 2030) ?? '' } },
    signedIn(200),
  ),
  row(updateCard, { params: { id: 'card_none' }, body: { isDefault: true } }, signedIn(404)),
  row(deleteCard, { params: { id: 'card_none' } }, signedIn(404)),
  row(validatePaymentMethod, {}, signedIn(200)),
  row(createSubscription, { body: { ...investor, ...agreed } }, subscribing(409)),
  row(previewSubscription, { body: investor }, subscribing(200)),
  row(
    updateSubscription,
    { body: { subscriptionId, newPlanId: 'investor', newPlanType: 'month', ...agreed } },
    signedIn(404),
  ),
  row(cancelSubscription, { body: { subscriptionId } }, signedIn(404)),
  row(undoCancel, { body: { subscriptionId } }, signedIn(404)),
  row(payNow, { body: { subscriptionId } }, signedIn(404)),
  row(createCheckoutSession, { body: investor }, subscribing(200)),
  row(checkAttempt, {}, signedIn(200)),
  row(abandonAttempt, {}, signedIn(200)),
  row(listInvoices, {}, signedIn(200)),
  row(getInvoicePdf, { params: { number: 'TF-2026-00001' } }, signedIn(404)),
];

/** Whose Investor was granted without an end has nothing to buy. */
function subscribing(status: number): AccessRow['statuses'] {
  return { ...signedIn(status), investor: 409, superuser: 409 };
}
