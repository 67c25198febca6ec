import { brand } from '@tenfold/contract/brand';
import type { Notification } from '@tenfold/contract/notifications';
import { detailOf, sentenceText } from '@tenfold/contract/notifications/sentence';
import type { MailContent } from '../../../platform/mail/index.ts';

const shown = 50;

export function digestMail(notifications: readonly Notification[], site: string): MailContent {
  const items = notifications
    .slice(0, shown)
    .map((each) => ({ title: sentenceText(each), detail: detailOf(each) }));
  const more = notifications.length - items.length;
  return {
    subject: `Your digest: ${countsOf(notifications)}`,
    parts: [
      'What happened since your last digest:',
      { items },
      ...(more > 0 ? [`And ${more} more.`] : []),
      { label: 'Open your feed', url: `${site}/my-${brand.slug}/feeds` },
    ],
    footer: ['Sent once a day, when there’s something new.'],
  };
}

const words = [
  ['price', 'price alert', 'price alerts'],
  ['suspended', 'paused alert', 'paused alerts'],
  ['report', 'report', 'reports'],
  ['question', 'comment', 'comments'],
] as const;

/** Example: `2 reports, 1 comment`. */
function countsOf(notifications: readonly Notification[]): string {
  return words
    .flatMap(([kind, one, several]) => {
      const count = notifications.filter((each) => each.kind === kind).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
    })
    .join(', ');
}
