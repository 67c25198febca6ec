import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaymentRefused, type Price } from '../provider/provider.ts';
import { attachCard, updateCard } from './cards.ts';
import { cancel, changePeriod, postpone, undoCancel } from './changing.ts';
import { runDue } from './due.ts';
import { payInvoice } from './invoices.ts';
import { refundInvoice } from './refunds.ts';
import { newState, type SandboxState } from './state.ts';
import { subscribe } from './subscribing.ts';
import { daysAfter, type Turn } from './turn.ts';
import { showCustomer } from './views.ts';

const start = new Date('2026-11-26T10:00:00Z');
const good = 'pm_sandbox_4242_0835';
const failing = 'pm_sandbox_0341_0835';
const month: Price = { planType: 'month', amount: 1_200, currency: 'EUR' };
const year: Price = { planType: 'year', amount: 9_600, currency: 'EUR' };

const kinds = ['month', 'year', 'cancel', 'undo', 'postpone', 'pay', 'refund', 'good', 'failing'] as const;
/** What a person does, and how many days after what they did before. */
const steps = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.double({ min: 0, max: 200, noNaN: true })), {
  maxLength: 25,
});

function act(turn: Turn, kind: (typeof kinds)[number]): void {
  const { subscriptions, invoices } = turn.state;
  const id = subscriptions.at(-1)?.id ?? '';
  const actions = {
    month: () => changePeriod(turn, { subscription: id, price: month, at: turn.at }),
    year: () => changePeriod(turn, { subscription: id, price: year, at: turn.at }),
    cancel: () => cancel(turn, id, 'at period end'),
    undo: () => undoCancel(turn, id),
    postpone: () => postpone(turn, id, daysAfter(turn.at, 100)),
    pay: () => payInvoice(turn, invoices.at(-1)?.id ?? ''),
    refund: () => refundInvoice(turn, invoices.at(-1)?.id ?? ''),
    good: () => updateCard(turn, good, { isDefault: true }),
    failing: () => updateCard(turn, failing, { isDefault: true }),
  };
  try {
    actions[kind]();
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
  }
}

/** @param parts how often the clock stops on the way from one step to the next */
function live(walk: readonly (readonly [(typeof kinds)[number], number])[], parts: number): SandboxState {
  const state = newState('cus_sandbox_0a');
  const emit = () => undefined;
  let at = start;
  attachCard({ state, at, emit }, good);
  attachCard({ state, at, emit }, failing);
  subscribe({ state, at, emit }, { price: month, card: good, startsAt: null });
  for (const [kind, days] of walk) {
    const from = at;
    for (let part = 1; part <= parts; part++) {
      at = daysAfter(from, (days * part) / parts);
      runDue(state, at, emit);
    }
    act({ state, at, emit }, kind);
  }
  return state;
}

test('a clock that stops on the way arrives at the same money', () => {
  fc.assert(
    fc.property(steps, (walk) => {
      expect(showCustomer(live(walk, 1))).toEqual(showCustomer(live(walk, 2)));
    }),
  );
});

test('no time is paid twice, but for the rest of a month that a year takes the place of', () => {
  fc.assert(
    fc.property(steps, (walk) => {
      const { invoices } = live(walk, 1);
      const paid = invoices.filter(({ state }) => state === 'paid');
      for (const [index, invoice] of paid.entries()) {
        const next = paid[index + 1];
        if (next === undefined) continue;
        const givesBack = next.lines.some(({ kind }) => kind === 'unused');
        if (!givesBack)
          expect(next.period.from.getTime()).toBeGreaterThanOrEqual(invoice.period.to.getTime());
      }
    }),
  );
});

test('an invoice is its lines and its tax, at most one is open, and none of an ended plan', () => {
  fc.assert(
    fc.property(steps, (walk) => {
      const { invoices, subscriptions } = live(walk, 1);
      const open = invoices.filter(({ state }) => state === 'open');
      expect(open.length).toBeLessThanOrEqual(subscriptions.at(-1)?.state === 'past_due' ? 1 : 0);
      for (const { lines, subtotal, tax, total } of invoices) {
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(subtotal);
        expect(total).toBe(Math.max(subtotal, 0) + (tax?.amount ?? 0));
      }
    }),
  );
});

test('a refund is never more than was paid, and given once', () => {
  fc.assert(
    fc.property(steps, (walk) => {
      for (const { state, total, refunds } of live(walk, 1).invoices) {
        const back = refunds.filter((refund) => refund.state !== 'refused');
        expect(back.length).toBeLessThanOrEqual(state === 'paid' ? 1 : 0);
        for (const { amount } of back) expect(amount).toBe(total);
      }
    }),
  );
});
