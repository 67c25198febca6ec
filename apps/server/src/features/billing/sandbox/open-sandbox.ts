import { createHash } from 'node:crypto';
import { addPeriods, type Bill, subscribeBill } from '@tenfold/domain/billing';
import { BadSignature, type PaymentProvider, type PlannedChange } from '../provider/provider.ts';
import { attachCard, detachCard, updateCard } from './cards.ts';
import { billOfChange, cancel, changePeriod, postpone, undoCancel } from './changing.ts';
import { sandboxCheckouts } from './checkouts.ts';
import { insertCustomer, listDueCustomers } from './customer-store.ts';
import { changeCustomer, changeOnce, moveCustomer, peek, type SandboxDeps } from './customers.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { selectEvents } from './event-store.ts';
import { forget } from './forgetting.ts';
import { payInvoice } from './invoices.ts';
import { payerOf } from './payer.ts';
import { refundInvoice } from './refunds.ts';
import { customerIdOf, customerOf, newState } from './state.ts';
import { answerBank, subscribe } from './subscribing.ts';
import { daysAfter, getSubscription } from './turn.ts';
import { showCustomer, showInvoice, showSubscription } from './views.ts';

export type Sandbox = ReturnType<typeof openSandbox>;

/**
 * A provider that moves no money and promises what Stripe does: by test cards, with a clock for each customer. Its state
 * is in our database; processes share it.
 */
export function openSandbox(deps: SandboxDeps) {
  return {
    environment: 'sandbox',
    publishableKey: null,
    now: async (customer) => (customer === null ? null : await peek(deps, customer))?.now ?? deps.clock.now(),
    ...customerCalls(deps),
    ...subscriptionCalls(deps),
    ...sandboxCheckouts(deps),
    ...readCalls(deps),
    ...extras(deps),
  } satisfies PaymentProvider & Record<string, unknown>;
}

function customerCalls(deps: SandboxDeps) {
  return {
    async createCustomer({ country, vatNumber }, key) {
      const hash = createHash('sha256').update(key).digest('hex').slice(0, 16);
      const state = { ...newState(customerIdOf(hash)), country, vatNumber };
      await insertCustomer(deps.db, state);
      return state.customer;
    },
    updateCustomer: (customer, { country, vatNumber }) =>
      changeCustomer(deps, customer, ({ state }) => {
        state.country = country;
        state.vatNumber = vatNumber;
      }),
    async forgetCustomer(customer) {
      if ((await peek(deps, customer)) !== null) await changeCustomer(deps, customer, forget);
    },
    async startCardSetup(customer) {
      return { clientSecret: `seti_${customer}` };
    },
    attachCard: (customer, card) =>
      changeCustomer(deps, customer, (turn) => {
        attachCard(turn, card);
      }),
    updateCard: (customer, card, change) =>
      changeCustomer(deps, customer, (turn) => updateCard(turn, card, change)),
    detachCard: (customer, card) => changeCustomer(deps, customer, (turn) => detachCard(turn, card)),
  } satisfies Partial<PaymentProvider>;
}

function subscriptionCalls(deps: SandboxDeps) {
  return {
    preview: (customer, change, at) => preview(deps, customer, change, at),
    subscribe: (customer, order, key) =>
      changeOnce(deps, { customer, key, call: 'subscribe' }, (turn) =>
        showSubscription(turn.state, subscribe(turn, order)),
      ),
    change: (customer, order, key) =>
      changeOnce(deps, { customer, key, call: 'change' }, (turn) =>
        showSubscription(turn.state, changePeriod(turn, order)),
      ),
    cancel: (customer, subscription, when) =>
      changeCustomer(deps, customer, (turn) =>
        showSubscription(turn.state, cancel(turn, subscription, when)),
      ),
    undoCancel: (customer, subscription) =>
      changeCustomer(deps, customer, (turn) => showSubscription(turn.state, undoCancel(turn, subscription))),
    postpone: (customer, subscription, until, key) =>
      changeOnce(deps, { customer, key, call: 'postpone' }, (turn) =>
        showSubscription(turn.state, postpone(turn, subscription, until)),
      ),
    payInvoice: (customer, invoice, key) =>
      changeOnce(deps, { customer, key, call: 'payInvoice' }, (turn) =>
        showInvoice(payInvoice(turn, invoice)),
      ),
    refund: (customer, invoice, key) =>
      changeOnce(deps, { customer, key, call: 'refund' }, (turn) => refundInvoice(turn, invoice)),
  } satisfies Partial<PaymentProvider>;
}

function readCalls(deps: SandboxDeps) {
  return {
    async readCustomer(customer) {
      const known = await peek(deps, customer);
      return known === null ? null : showCustomer(known.state);
    },
    readEvent() {
      throw new BadSignature('nothing comes into the sandbox from outside');
    },
    async *listEvents(since) {
      yield* await selectEvents(deps.db, since);
    },
  } satisfies Partial<PaymentProvider>;
}

const periods = {
  day: (now: Date) => daysAfter(now, 1),
  month: (now: Date) => addPeriods(now, 'month', 1),
  year: (now: Date) => addPeriods(now, 'year', 1),
} as const;

/** What a bank, a calendar and time do elsewhere. */
function extras(deps: SandboxDeps) {
  return {
    /** Answers what the customer’s clock shows then. */
    moveClock: (customer: string, by: keyof typeof periods) => moveCustomer(deps, customer, periods[by]),
    /** @throws RangeError back */
    moveClockTo: (customer: string, time: Date) => moveCustomer(deps, customer, () => time),
    /** Whatever is due by now, of everybody. Answers of how many. */
    advance: () => advance(deps),
    /** False: that payment waits for nobody. Whether it was paid is in the customer’s state. */
    async answerBank(clientSecret: string, isConfirmed: boolean): Promise<boolean> {
      const customer = customerOf(clientSecret);
      if (customer === null || (await peek(deps, customer)) === null) return false;
      return changeCustomer(deps, customer, (turn) => answerBank(turn, clientSecret, isConfirmed));
    },
    openDispute: (customer: string, invoice: string) =>
      changeCustomer(deps, customer, (turn) => openDispute(turn, invoice)),
    closeDispute: (customer: string, invoice: string, hasWon: boolean) =>
      changeCustomer(deps, customer, (turn) => closeDispute(turn, invoice, hasWon)),
  };
}

/** One that fails doesn’t keep others waiting. */
async function advance(deps: SandboxDeps): Promise<number> {
  const due = await listDueCustomers(deps.db, deps.clock.now());
  const failures: unknown[] = [];
  for (const customer of due) {
    await changeCustomer(deps, customer, () => undefined).catch((error) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'a customer of the sandbox could not be billed');
  return due.length;
}

async function preview(
  deps: SandboxDeps,
  customer: string | null,
  change: PlannedChange,
  at: Date,
): Promise<Bill> {
  const known = customer === null ? null : await peek(deps, customer);
  if (change.kind === 'subscribe') {
    return subscribeBill(change.price, change.startsAt, at, payerOf(known?.state ?? null));
  }
  if (known === null) throw new Error('not a customer of the sandbox');
  const turn = { state: known.state, at, emit: () => undefined };
  return billOfChange(known.state, getSubscription(turn, change.subscription), change.price, at);
}
