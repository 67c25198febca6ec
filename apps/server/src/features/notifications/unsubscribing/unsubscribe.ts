import type { ReplyOf } from '@tenfold/contract/endpoint';
import {
  type getSubscription as getSubscriptionCall,
  type MailSubscription,
  type NotificationChannels,
  notificationSubjects,
} from '@tenfold/contract/notifications';
import type { Db } from '../../../platform/db/index.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { findRecipient } from '../../accounts/index.ts';
import type { ChosenChannels } from '../settings/channels.ts';
import { getSettings, saveSettings } from '../settings/settings-store.ts';
import { findLink } from './subscription-store.ts';

/** @throws NotFound */
export async function getSubscription(db: Db, token: string): Promise<ReplyOf<typeof getSubscriptionCall>> {
  const { accountId, subscription } = await getLink(db, token);
  const owner = await findRecipient(db, { id: accountId });
  const { notificationSettings } = await getSettings(db, accountId);
  return {
    subscription,
    isSubscribed: isSubscribed(notificationSettings, subscription),
    email: masked(owner?.email ?? ''),
  };
}

/** @throws NotFound */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  const { accountId, subscription } = await getLink(db, token);
  const change = { notificationSettings: without(subscription) };
  await db.transaction().execute((tx) => saveSettings(tx, accountId, change));
}

async function getLink(db: Db, token: string) {
  const link = await findLink(db, token);
  if (link === null)
    throw new NotFound('This link doesn’t work: it’s incomplete, or the account was deleted.');
  return link;
}

function isSubscribed(channels: NotificationChannels, subscription: MailSubscription): boolean {
  if (subscription !== 'digest') return channels[subscription].mail;
  return notificationSubjects.some((subject) => channels[subject].digest);
}

function without(subscription: MailSubscription): ChosenChannels {
  if (subscription !== 'digest') return { [subscription]: { mail: false } };
  const off = { digest: false };
  return { price: off, report: off, question: off };
}

/** Example: `b…@example.org`. */
function masked(email: string): string {
  return email.replace(/^(.).*@/u, '$1…@');
}
