import type * as billing from '../billing.ts';
import examples from './examples/billing.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const billingDocs: DocsOf<typeof billing> = {
  tag: 'Plans: what they cost and who pays for them, cards and invoices, and how many companies can be opened in a month. Amounts are whole numbers in the currency’s smallest unit: 9600 USD are $96.00.',
  calls: {
    getQuota:
      'Returns the companies opened this month and how many more can be opened: by the account, or without one by the browser that keeps its cookie.',
    getPlans:
      'Lists the plans with their prices before tax, by period and currency, and their monthly limits. No prices mean free; a limit of null means unlimited.',
    getBilling:
      'Returns the signed-in person’s plan and what gives it, the subscription that runs or ran last, and what was granted or refunded. On Light `ended_at` and `end_reason` say when and why the last plan ended: `canceled`, `unpaid`, `disputed`, `refunded` or `grant_over`.',
    getBillingDetails: 'Returns the name and address on the person’s invoices, as far as they were given.',
    saveBillingDetails:
      'Changes the details for invoices to come. The currency is refused with 409 `conflict` while a plan runs; a VAT number must have the form of its country.',
    moveClock:
      'Sandbox only, elsewhere 404: moves the person’s clock ahead, and does all that is due until then.',
    answerBank: 'Sandbox only, elsewhere 404: confirms or refuses a payment as its bank would.',
    listCards:
      'Lists the person’s cards, the default first. Numbers are known to the payment provider alone.',
    addCard:
      'Keeps a card by the id that the payment provider gave the browser. The first becomes the default. A card that the bank refuses is answered with 402 `payment_refused`.',
    getSandboxCheckout:
      'Returns what the sandbox’s own page to pay on shows. Where money moves, the payment provider has that page.',
    paySandboxCheckout:
      'Pays on the sandbox’s own page, with a test card. `is_paid` false means that the bank asks first: pay again with the answer.',
    updateCard: 'Makes a card the default, or changes when it expires.',
    deleteCard: 'Deletes a card. The default is refused with 409 `conflict` while it pays for a plan.',
    createPaymentIntent:
      'Returns the client secret of a setup intent, with which the browser hands a card to the payment provider. Nothing is charged.',
    validatePaymentMethod:
      'Says whether there is a card to pay with, and which is the default. An expired default is answered with 402 `payment_refused`.',
    previewSubscription:
      'Returns the bill that subscribing would cost now or, while a subscription runs, that another period would. Its `total` and `prorated_at` are sent back to agree to it.',
    createSubscription:
      'Subscribes and pays the first period. `total` and `prorated_at` are those of the bill that was shown: if the bill is another now, or older than half an hour, the answer is 409 `stale` with the bill as it is in `current`. The state `waiting_for_bank` means that the bank wants to hear from the person. Sent twice it subscribes once.',
    updateSubscription:
      'Changes the period: to a year now, charged less what is left of the month; to a month when the year ends. The bill is agreed to as with creating.',
    cancelSubscription:
      'Cancels at the end of the period that is paid, or at once while a payment is overdue. Can be undone until then.',
    undoCancel: 'Continues a subscription that was canceled and has not ended.',
    payNow: 'Tries the payment that is overdue again, with the default card.',
    createCheckoutSession:
      'Returns the address of the payment provider’s own page. A page that was open before is closed.',
    checkAttempt:
      'Says what became of the payment that was begun last, asking the payment provider once: `waiting` until the bank has answered.',
    abandonAttempt:
      'Gives up a first payment, or a change to a year, that waits for the bank. Nothing is charged; the plan stays as it was.',
    listInvoices: 'Lists the person’s invoices and credit notes, newest first.',
    getInvoicePdf: 'Returns an invoice or a credit note as PDF, in base64.',
  },
  examples,
  schemas: {
    quota: 'Companies opened in the current month (UTC), against the monthly limit.',
    money: 'An amount in the smallest unit of its currency.',
    planPrice: 'What a plan costs for a month or a year, before tax.',
    planOffer: 'A plan with its prices and its monthly limit. No prices mean free.',
    paymentCard: 'A card as the payment provider knows it, without its number.',
    billLine: 'A plan for a time, or below zero the rest of a time that was paid for.',
    tax: 'Tax as the payment provider calls it.',
    bill: 'What is charged now, and what follows.',
    subscription: 'What somebody pays for, and until when.',
    billingOverview: 'The plan of an account and what gives it.',
    billingDetails: 'Name and address on invoices.',
    invoiceSummary: 'An invoice, or a credit note that takes one back.',
  },
};
