import { brand } from '@tenfold/contract/brand';
import {
  type MailSubscription,
  type NotificationSettings,
  unsubscribePath,
} from '@tenfold/contract/notifications';
import type { Db } from '../../../platform/db/index.ts';
import { buildMail, type Mail, type MailContent } from '../../../platform/mail/index.ts';
import { findRecipient } from '../../accounts/index.ts';
import { isGone } from '../digest/digest-lines.ts';
import { digestMail } from '../digest/digest-mail.ts';
import { listOfDigest } from '../digest/digest-store.ts';
import { findNotification } from '../feed/notification-store.ts';
import { subjectOf } from '../settings/channels.ts';
import { getSettings } from '../settings/settings-store.ts';
import { unsubscribeTokenOf } from '../unsubscribing/subscription-store.ts';
import type { ClaimedMail } from './mail-store.ts';
import { notificationMail } from './notification-mail.ts';

interface SubscriptionMail {
  readonly subscription: MailSubscription;
  readonly content: MailContent;
}

/** Null: the person has turned it off since, or nothing of it is left. */
export async function writeMail(db: Db, site: string, mail: ClaimedMail): Promise<Mail | null> {
  const { accountId } = mail;
  const recipient = await findRecipient(db, { id: accountId });
  const settings = await getSettings(db, accountId);
  const letter = await writeLetter(db, site, mail, settings);
  if (recipient === null || letter === null) return null;
  const token = await unsubscribeTokenOf(db, accountId, letter.subscription);
  const unsubscribeUrl = `${site}${unsubscribePath(token)}`;
  const footer = [
    ...(letter.content.footer ?? []),
    { label: stopLabels[letter.subscription], url: unsubscribeUrl },
    { label: 'Change all settings', url: `${site}/my-${brand.slug}/settings/MAIN#notifications` },
  ];
  return { ...buildMail(recipient.email, { ...letter.content, footer }), unsubscribeUrl };
}

async function writeLetter(
  db: Db,
  site: string,
  { accountId, notificationId, digestDay }: ClaimedMail,
  { notificationSettings: channels, timeZone }: NotificationSettings,
): Promise<SubscriptionMail | null> {
  if (digestDay !== null) {
    const notifications = await listOfDigest(db, accountId, digestDay);
    const wanted = notifications.filter((each) => channels[subjectOf[each.kind]].digest && !isGone(each));
    return wanted.length === 0 ? null : { subscription: 'digest', content: digestMail(wanted, site) };
  }
  const notification = notificationId === null ? null : await findNotification(db, accountId, notificationId);
  if (notification === null || isGone(notification)) return null;
  const subscription = subjectOf[notification.kind];
  const isWanted = channels[subscription].mail;
  return isWanted ? { subscription, content: notificationMail(notification, { site, timeZone }) } : null;
}

const stopLabels: Readonly<Record<MailSubscription, string>> = {
  price: 'Stop price alert emails',
  report: 'Stop report emails',
  question: 'Stop emails about questions and answers',
  digest: 'Stop the digest',
};
