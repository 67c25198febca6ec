import { alertPath } from '@tenfold/contract/alerts/alert-path';
import { brand } from '@tenfold/contract/brand';
import type { Notification, NotificationData } from '@tenfold/contract/notifications';
import { detailOf, priceText, sentenceText } from '@tenfold/contract/notifications/sentence';
import type { MailContent, MailPart } from '../../../platform/mail/index.ts';

interface MailAbout {
  readonly site: string;
  /** Of the person. */
  readonly timeZone: string;
}

export function notificationMail(told: Notification, about: MailAbout): MailContent {
  return {
    subject: sentenceText(told),
    parts: [`${sentenceText(told)}.`, detailOf(told), ...factsOf(told, about), linkOf(told, about)],
    footer: [reasons[told.kind], ...rearmLinkOf(told, about)],
  };
}

/** Asks on the page: mail programs open links by themselves. */
function rearmLinkOf(told: Notification, { site }: MailAbout): MailPart[] {
  if (told.kind !== 'price' || told.symbol === null) return [];
  return [{ label: 'Re-arm', url: `${site}${alertPath(told.symbol, told.data.alertId)}` }];
}

function linkOf(told: Notification, { site }: MailAbout) {
  if (told.kind === 'question') {
    return { label: 'Open the question', url: `${site}/business-q-and-a/questions/${told.data.questionId}` };
  }
  if (told.symbol === null) return { label: 'Open your feed', url: `${site}/my-${brand.slug}/feeds` };
  const label = `Open ${told.companyName ?? told.symbol}`;
  return { label, url: `${site}/company/${encodeURIComponent(told.symbol)}` };
}

const reasons: Readonly<Record<Notification['kind'], string>> = {
  price: 'You set this alert. It has fired and stays off until you re-arm it.',
  suspended: 'You set this alert. It resumes by itself.',
  report: 'You follow this company.',
  question: 'You wrote the answer.',
};

function factsOf(told: Notification, about: MailAbout): MailPart[] {
  if (told.kind !== 'price') return [];
  return [{ facts: priceFacts(told, told.data, about) }];
}

function priceFacts(told: Notification, data: NotificationData['price'], { timeZone }: MailAbout) {
  const at = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return [
    ...(data.before === null ? [] : [['Price before', priceText(told, data.before)] as const]),
    ['Price', `${priceText(told, data.price)}, ${at.format(new Date(data.tradedAt))}`] as const,
    ['Your target', priceText(told, data.target)] as const,
  ];
}
