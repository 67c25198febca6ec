import { type Bill, subscribeBill } from '@tenfold/domain/billing';
import type { CheckoutSession, PaymentProvider } from '../provider/provider.ts';
import { expireCheckout, openCheckout, payCheckout } from './checkout.ts';
import { changeCustomer, changeOnce, peek, type SandboxDeps } from './customers.ts';
import { payerOf } from './payer.ts';
import { customerOf, type SandboxCheckout, type SandboxState } from './state.ts';
import type { Turn } from './turn.ts';
import { showCheckout } from './views.ts';

/** What the page of a session shows. */
export interface CheckoutPage {
  readonly customer: string;
  readonly session: CheckoutSession;
  readonly bill: Bill;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The pages where people pay: here they are ours. */
export function sandboxCheckouts(deps: SandboxDeps) {
  const change = (session: string, work: (turn: Turn, checkout: SandboxCheckout) => void) =>
    changeCustomer(deps, getCustomer(session), (turn) => {
      const checkout = getCheckout(turn.state, session);
      work(turn, checkout);
      return showCheckout(checkout);
    });
  const calls = {
    openCheckout: (customer, order, key) =>
      changeOnce(deps, { customer, key, call: 'openCheckout' }, (turn) =>
        showCheckout(openCheckout(turn, order)),
      ),
    async readCheckout(session) {
      const known = await peek(deps, getCustomer(session));
      if (known === null) throw new Error('no session of the sandbox');
      return showCheckout(getCheckout(known.state, session));
    },
    expireCheckout: (session) => change(session, expireCheckout),
  } satisfies Partial<PaymentProvider>;
  return {
    ...calls,
    /** Null: no such session. */
    findCheckoutPage: (session: string) => findPage(deps, session),
    /** `isConfirmed`: what the person answered the bank; null: not asked yet. @throws PaymentRefused, with the page still open */
    payCheckout: (session: string, card: string, isConfirmed: boolean | null = null) =>
      change(session, (turn, checkout) => payCheckout(turn, checkout, card, isConfirmed)),
  };
}

async function findPage(deps: SandboxDeps, session: string): Promise<CheckoutPage | null> {
  const customer = customerOf(session);
  const known = customer === null ? null : await peek(deps, customer);
  const checkout = known?.state.checkouts.find((one) => one.id === session);
  if (customer === null || known === null || checkout === undefined) return null;
  const { price, startsAt, successUrl, cancelUrl } = checkout;
  const bill = subscribeBill(price, startsAt, known.now, payerOf(known.state));
  return { customer, session: showCheckout(checkout), bill, successUrl, cancelUrl };
}

function getCustomer(session: string): string {
  const customer = customerOf(session);
  if (customer === null) throw new Error('no session of the sandbox');
  return customer;
}

function getCheckout({ checkouts }: SandboxState, session: string): SandboxCheckout {
  const checkout = checkouts.find((one) => one.id === session);
  if (checkout === undefined) throw new Error('no session of the sandbox');
  return checkout;
}
