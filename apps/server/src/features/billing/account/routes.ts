import {
  answerBank,
  type BillingDetails,
  type BillingOverview,
  getBilling,
  getBillingDetails,
  moveClock,
  saveBillingDetails,
} from '@tenfold/contract/billing';
import type { AccountId } from '@tenfold/contract/ids';
import { checkUsPlace, isVatNumber, vatNumberHint } from '@tenfold/domain/billing';
import { planEndAt } from '@tenfold/domain/entitlement';
import type { FastifyInstance } from 'fastify';
import { Conflict, InvalidRequest, NotFound, serve } from '../../../platform/http/index.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { applyCustomer } from '../customers/apply-customer.ts';
import { ensureCustomer, findCustomer } from '../customers/ensure-customer.ts';
import { findState } from '../customers/state-store.ts';
import { detailsOf } from '../details/details-of.ts';
import { findDetails, saveDetails } from '../details/details-store.ts';
import { listCredits } from '../grants/list-credits.ts';
import { ensureBillingAccount, findBillingAccount } from '../ledger/billing-account.ts';
import { listEntries } from '../ledger/entry-store.ts';
import { saveCurrency } from '../ledger/save-currency.ts';
import { refusing } from '../subscription/refusals.ts';
import { currentSubscription, liveSubscription, toSubscription } from '../subscription/to-subscription.ts';
import { performTasks } from '../tasks/perform-tasks.ts';

export function registerBillingAccount(app: FastifyInstance, deps: BillingDeps): void {
  serve(app, getBilling, (_, { person }) => refusing(() => describe(deps, person.id)));

  serve(app, getBillingDetails, (_, { person }) => readDetails(deps, person.id));

  serve(app, saveBillingDetails, ({ body }, { person }) =>
    refusing(async () => {
      const { currency, ...stated } = body;
      const details = withPlace(stated);
      if (details.vatNumber !== '' && !isVatNumber(details.country, details.vatNumber)) {
        throw new InvalidRequest('Please correct the VAT number.', {
          vatNumber: whyNotVatNumber(details.country),
        });
      }
      if (!deps.payments.prices.some((price) => price.currency === currency)) {
        throw new InvalidRequest('Investor has no price in this currency.', { currency: 'Choose another' });
      }
      const customer = await findCustomer(deps, person.id);
      const state = customer === null ? null : await findState(deps.db, person.id);
      const fixed = liveSubscription(state)?.price.currency ?? null;
      if (fixed !== null && fixed !== currency) {
        throw new Conflict('The currency can change when no plan is active.', {
          currency: 'Fixed while a plan runs',
        });
      }
      await saveDetails(deps.db, person.id, details);
      await ensureBillingAccount(deps.db, person.id, deps.clock.now());
      await saveCurrency(deps.db, person.id, currency);
      if (customer !== null) {
        await deps.payments.provider.updateCustomer(customer.customer, await detailsOf(deps.db, person.id));
      }
      return readDetails(deps, person.id);
    }),
  );

  registerSandbox(app, deps);
}

type StatedDetails = Omit<BillingDetails, 'currency'>;

/** @throws InvalidRequest in the US, where tax follows from state and ZIP code; elsewhere both are left out */
function withPlace(details: StatedDetails): StatedDetails {
  if (details.country !== 'US') return { ...details, state: '', postalCode: '' };
  const { isState, isPostalCode } = checkUsPlace(details);
  if (isState && isPostalCode) return details;
  throw new InvalidRequest('Tax in the United States needs a state and a ZIP code.', {
    ...(!isState && { state: 'Choose a state' }),
    ...(!isPostalCode && { postalCode: 'Use a ZIP code, such as 94105 or 94105-1234' }),
  });
}

function whyNotVatNumber(country: string): string {
  const hint = vatNumberHint(country);
  if (hint === null) return 'Leave this empty: no VAT numbers are known for this country';
  return `Not a valid ${hint.adjective} VAT number. Example: ${hint.example}`;
}

async function describe(deps: BillingDeps, accountId: AccountId): Promise<BillingOverview> {
  const { db, clock, payments } = deps;
  const { provider } = payments;
  const customer = await findCustomer(deps, accountId);
  const account = await findBillingAccount(db, accountId);
  const state = customer === null ? null : await findState(db, accountId);
  const subscription = currentSubscription(state);
  const now = customer === null ? clock.now() : await provider.now(customer.customer);
  const live = liveSubscription(state);
  const entries = account === null ? [] : await listEntries(db, account.id, provider.environment);
  const end = planEndAt(entries, now);
  return {
    environment: provider.environment,
    publishableKey: provider.publishableKey,
    now: now.toISOString(),
    plan: account?.plan ?? 'light',
    until: (live === null ? account?.planUntil : live.period.to)?.toISOString() ?? null,
    cause: account?.planCause ?? 'free',
    endedAt: end?.at.toISOString() ?? null,
    endReason: end?.reason ?? null,
    subscription: state === null || subscription === null ? null : toSubscription(state, subscription),
    currency: live?.price.currency ?? null,
    credits: account === null ? [] : await listCredits(deps, account, now),
  };
}

async function readDetails({ db, payments }: BillingDeps, accountId: AccountId) {
  const [details, account] = [await findDetails(db, accountId), await findBillingAccount(db, accountId)];
  const currency = account?.currency ?? payments.prices[0]?.currency ?? 'USD';
  const empty = { name: '', email: '', address: '', state: '', postalCode: '', country: '', vatNumber: '' };
  return { ...(details ?? empty), currency };
}

/** What only the sandbox has. Elsewhere nothing is there. */
function registerSandbox(app: FastifyInstance, deps: BillingDeps): void {
  const { sandbox } = deps.payments;

  serve(app, moveClock, async ({ body }, { person }) => {
    if (sandbox === null) throw new NotFound('There is no clock to move where money moves.');
    const customer = await ensureCustomer(deps, person.id);
    await sandbox.moveClock(customer.customer, body.by);
    await applyCustomer(deps, customer);
    await performTasks(deps, customer.id);
    return { now: (await sandbox.now(customer.customer)).toISOString() };
  });

  serve(app, answerBank, async ({ body }, { person }) => {
    const customer = sandbox === null ? null : await findCustomer(deps, person.id);
    const state = customer === null ? null : await applyCustomer(deps, customer);
    const waits = liveSubscription(state)?.confirmation?.clientSecret === body.clientSecret;
    if (sandbox === null || customer === null || !waits)
      throw new NotFound('No payment of yours waits for the bank.');
    await sandbox.answerBank(body.clientSecret, body.isConfirmed);
    await applyCustomer(deps, customer);
    return { isConfirmed: body.isConfirmed };
  });
}
