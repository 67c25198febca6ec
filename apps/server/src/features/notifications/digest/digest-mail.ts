import { brand } from '@tenfold/contract/brand';
import type { Notification } from '@tenfold/contract/notifications';
import { detailOf, sentenceText } from '@tenfold/contract/notifications/sentence';
import type { MailContent } from '../../../platform/mail/index.ts';
import { digestLines } from './digest-lines.ts';

const shown = 50;

export function digestMail(notifications: readonly Notification[], site: string): MailContent {
  const lines = digestLines(notifications);
  const items = lines.slice(0, shown).map((each) => ({ title: sentenceText(each), detail: detailOf(each) }));
  const more = lines.length - items.length;
  return {
    subject: `Your digest: ${countsOf(lines)}`,
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
  ['own_figure_restated', 'restated figure', 'restated figures'],
] as const;

/** Example: `2 reports, 1 from the community`. */
function countsOf(notifications: readonly Notification[]): string {
  const known: readonly string[] = words.map(([kind]) => kind);
  const counted = words.map(([kind, ...names]) =>
    countText(
      kindCount((each) => each === kind),
      names,
    ),
  );
  const ofPosts = countText(
    kindCount((each) => !known.includes(each)),
    ['from the community', 'from the community'],
  );
  return [...counted, ofPosts].filter((text) => text !== '').join(', ');

  function kindCount(isCounted: (kind: Notification['kind']) => boolean): number {
    return notifications.filter(({ kind }) => isCounted(kind)).length;
  }
}

function countText(count: number, [one, several]: readonly [string, string]): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
}
