import { getSandboxCheckout, paySandboxCheckout } from '@tenfold/contract/billing';
import type { AccountId } from '@tenfold/contract/ids';
import type { FastifyInstance } from 'fastify';
import { AppError, NotFound, serve } from '../../../platform/http/index.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { applyCustomer } from '../customers/apply-customer.ts';
import { findCustomer } from '../customers/ensure-customer.ts';
import { PaymentRefused } from '../provider/provider.ts';

/** Where the provider has a page of its own, the sandbox has one of ours. Elsewhere nothing is there. */
export function registerSandboxCheckout(app: FastifyInstance, deps: BillingDeps): void {
  serve(app, getSandboxCheckout, async ({ params }, { person }) => {
    const { page } = await getPage(deps, person.id, params.session);
    return { state: page.session.state, bill: page.bill, cancelUrl: page.cancelUrl };
  });

  serve(app, paySandboxCheckout, async ({ params, body }, { person }) => {
    const { customer, sandbox, page } = await getPage(deps, person.id, params.session);
    const { successUrl } = page;
    try {
      await sandbox.payCheckout(params.session, body.card, body.isConfirmed);
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      if (error.reason === 'authentication_required') return { isPaid: false, successUrl };
      throw new AppError('payment_refused', error.message);
    }
    await applyCustomer(deps, customer);
    return { isPaid: true, successUrl };
  });
}

/** @throws NotFound also of another person’s */
async function getPage(deps: BillingDeps, accountId: AccountId, session: string) {
  const { sandbox } = deps.payments;
  const customer = sandbox === null ? null : await findCustomer(deps, accountId);
  const page = customer === null ? null : ((await sandbox?.findCheckoutPage(session)) ?? null);
  if (sandbox === null || customer === null || page?.customer !== customer.customer) {
    throw new NotFound('There is no such page to pay on.');
  }
  return { sandbox, customer, page };
}
