import { alertPath } from '@tenfold/contract/alerts/alert-path';
import { brand } from '@tenfold/contract/brand';
import { sourceAddress } from '@tenfold/contract/financials/source-address';
import type { Notification, NotificationData } from '@tenfold/contract/notifications';
import { ownFigurePath } from '@tenfold/contract/notifications/own-figure';
import { postPathOf } from '@tenfold/contract/notifications/post-sentence';
import { detailOf, priceText, sentenceText } from '@tenfold/contract/notifications/sentence';
import { momentFormat } from '@tenfold/domain/time-zones';
import type { MailContent, MailPart } from '../../../platform/mail/index.ts';

interface MailAbout {
  readonly site: string;
  /** The time zone of the person. */
  readonly timeZone: string;
}

export function notificationMail(notification: Notification, about: MailAbout): MailContent {
  return {
    subject: sentenceText(notification),
    parts: [
      `${sentenceText(notification)}.`,
      ...[detailOf(notification)].filter((text) => text !== ''),
      ...factsOf(notification, about),
      linkOf(notification, about),
    ],
    footer: [reasons[notification.kind], ...rearmLinkOf(notification, about)],
  };
}

/** Asks on the page: mail programs open links by themselves. */
function rearmLinkOf(notification: Notification, { site }: MailAbout): MailPart[] {
  if (notification.kind !== 'price' || notification.symbol === null) return [];
  return [{ label: 'Re-arm', url: `${site}${alertPath(notification.symbol, notification.data.alertId)}` }];
}

function linkOf(notification: Notification, { site }: MailAbout) {
  if ('others' in notification) {
    const label = notification.kind === 'reward' ? 'Open the community' : 'Open the question';
    return { label, url: `${site}${postPathOf(notification)}` };
  }
  if (notification.kind === 'own_figure_restated') {
    return { label: 'Open your text', url: `${site}${ownFigurePath(notification.data)}` };
  }
  if (notification.symbol === null) return { label: 'Open your feed', url: `${site}/my-${brand.slug}/feeds` };
  if (notification.kind === 'contest_answered') {
    const { rowKey, column } = notification.data;
    return { label: 'Open the figure', url: `${site}${sourceAddress(notification.symbol, rowKey, column)}` };
  }
  const label = `Open ${notification.companyName ?? notification.symbol}`;
  return { label, url: `${site}/company/${encodeURIComponent(notification.symbol)}` };
}

const reasons: Readonly<Record<Notification['kind'], string>> = {
  price: 'You set this alert. It has fired and stays off until you re-arm it.',
  suspended: 'You set this alert. It resumes by itself.',
  report: 'You follow this company.',
  question: 'You wrote the answer.',
  question_approved: 'You asked the question.',
  question_rejected: 'You asked the question.',
  post_hidden: 'You wrote it.',
  post_approved: 'You wrote it.',
  post_rejected: 'You wrote it.',
  edit_applied: 'You edited the question.',
  edit_declined: 'You edited the question.',
  figure_restated: 'You wrote it.',
  own_figure_restated: 'You wrote about the figure.',
  contest_answered: 'You contested the figure, or follow who did.',
  question_answered: 'You asked the question.',
  question_with_analysts: 'You asked the question.',
  best_answer: 'You asked or answered the question.',
  comment_reply: 'You wrote the comment.',
  followed_answer: 'You follow the question.',
  followed_comment: 'You follow the answer.',
  reward: 'You earned points in the community.',
};

function factsOf(notification: Notification, about: MailAbout): MailPart[] {
  if (notification.kind !== 'price') return [];
  return [{ facts: priceFacts(notification, notification.data, about) }];
}

function priceFacts(notification: Notification, data: NotificationData['price'], { timeZone }: MailAbout) {
  const at = momentFormat(timeZone).format(new Date(data.tradedAt));
  return [
    ...(data.before === null ? [] : [['Price before', priceText(notification, data.before)] as const]),
    ['Price', `${priceText(notification, data.price)}, ${at}`] as const,
    ['Your target', priceText(notification, data.target)] as const,
  ];
}
