import type { QueueDeps } from '../../../platform/feature.ts';
import { buildMail, type MailContent } from '../../../platform/mail/index.ts';
import { findRecipient, listEditorAddresses } from '../../accounts/index.ts';
import { findState } from '../customers/state-store.ts';
import { findDetails } from '../details/details-store.ts';
import { findStoredInvoice } from '../invoices/invoice-store.ts';
import type { BillingAccount } from '../ledger/billing-account.ts';
import type { BillingContext } from '../payments.ts';
import type { ProviderInvoice } from '../provider/provider.ts';
import type { Letter } from '../tasks/task.ts';
import * as letters from './letters.ts';

export interface LetterDeps extends BillingContext {
  readonly post: Pick<QueueDeps, 'mailer' | 'siteUrl'>;
}

/** Sends a mail, unless what it is about is over. The same task gives it the same key, by which mail systems know it. */
export async function writeLetter(
  deps: LetterDeps,
  account: BillingAccount,
  letter: Letter,
  task: number,
): Promise<void> {
  const { mailer, siteUrl } = deps.post;
  const send = async (to: string, content: MailContent) => {
    const key = `billing-${task}`;
    await mailer.send({ ...buildMail(to, content), key, job: key });
  };
  if (letter.letter === 'disputed' || letter.letter === 'refund refused') {
    const content = letters.toEditor(letter, siteUrl());
    for (const address of await listEditorAddresses(deps.db)) await send(address, content);
    return;
  }
  if (account.accountId === null) return;
  const person = await findRecipient(deps.db, { id: account.accountId });
  if (person === null) return;
  const content = await contentOf(deps, account, letter as PersonalLetter, person.firstName);
  const details = await findDetails(deps.db, account.accountId);
  if (content !== null) await send(details?.email || person.email, content);
}

type PersonalLetter = Exclude<Letter, { readonly letter: 'disputed' | 'refund refused' }>;

/** Null: there is nothing to say any more. */
async function contentOf(
  deps: LetterDeps,
  account: BillingAccount,
  letter: PersonalLetter,
  firstName: string,
): Promise<MailContent | null> {
  const site = deps.post.siteUrl();
  switch (letter.letter) {
    case 'receipt':
      return receipt(deps, account, letter.invoice, firstName);
    case 'refused': {
      const invoice = await findInvoice(deps, account, letter.invoice);
      if (invoice?.state !== 'open' || account.planCause !== 'grace') return null;
      return letters.refused(firstName, invoice, letter.day, site);
    }
    case 'ended':
      return (await hasEndedUnpaid(deps, account, letter)) ? letters.ended(firstName, letter.on, site) : null;
    case 'grant ends':
      // Only where it ends in Light: a subscription says by its own mails what comes next.
      return account.planUntil?.toISOString() === letter.on && account.planCause === 'granted'
        ? letters.grantEnds(firstName, letter.on, site)
        : null;
    case 'granted':
      return letters.granted(firstName, letter, site);
    case 'refunded':
      return letters.refunded(firstName, letter, site);
  }
}

/** Not one that its owner ended before. */
async function hasEndedUnpaid(
  { db }: LetterDeps,
  { accountId, plan }: BillingAccount,
  { invoice, on }: Extract<Letter, { readonly letter: 'ended' }>,
): Promise<boolean> {
  const state = accountId === null ? null : await findState(db, accountId);
  const bill = state?.invoices.find(({ id }) => id === invoice);
  const ended = state?.subscriptions.find(({ id }) => id === bill?.subscription);
  const isEarlier = ended?.endsAt != null && ended.endsAt < new Date(on);
  return plan === 'light' && bill?.state !== 'paid' && !isEarlier;
}

async function receipt(
  deps: LetterDeps,
  account: BillingAccount,
  object: string,
  firstName: string,
): Promise<MailContent | null> {
  const { db, payments, post } = deps;
  if (account.accountId === null) return null;
  const invoice = await findStoredInvoice(db, account.accountId, payments.provider.environment, object);
  return invoice === null ? null : letters.receipt(firstName, invoice, post.siteUrl());
}

async function findInvoice(
  { db }: LetterDeps,
  { accountId }: BillingAccount,
  id: string,
): Promise<ProviderInvoice | undefined> {
  const state = accountId === null ? null : await findState(db, accountId);
  return state?.invoices.find((invoice) => invoice.id === id);
}
