import { formatPercent, formatPerShare, formatPrice } from '@tenfold/domain/format';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import type { NotificationData } from './kinds.ts';
import type { Notification } from './notification.ts';
import { ownFigureDetail, ownFigureSentence } from './own-figure.ts';
import { postDetailOf, postSentenceOf } from './post-sentence.ts';
import { type SentencePart, strong } from './sentence-part.ts';

export type { SentencePart } from './sentence-part.ts';

/** What happened, the same on the page, in an email and in the feed. */
export function sentenceOf(notification: Notification): SentencePart[] {
  const { actor } = notification;
  switch (notification.kind) {
    case 'price':
      if (notification.data.cause === 'value_moved') {
        const { target, price } = notification.data;
        return strong(
          actor,
          ` is ${placeOf(price, target)} your new target of `,
          priceText(notification, target),
        );
      }
      return strong(
        actor,
        ' reached your price alert of ',
        priceText(notification, notification.data.target),
      );
    case 'report': {
      const { eps, form, currency } = notification.data;
      if (eps === null) return strong(actor, ' filed its ', form);
      return strong(actor, ' reports ', withCurrency(epsText(eps), currency), ' earnings per share');
    }
    case 'suspended':
      return strong(
        '',
        'Your price alert of ',
        priceText(notification, notification.data.target),
        ' for ',
        actor,
        ' is paused',
      );
    case 'contest_answered': {
      const { rowKey, column, decision } = notification.data;
      return strong(`${actor} ${contestedFigure(rowKey, column)}`, decisionWords[decision]);
    }
    case 'own_figure_restated':
      return ownFigureSentence(actor, notification.data);
    default:
      return postSentenceOf(notification);
  }
}

const decisionWords = {
  kept: ' was checked and stays',
  corrected: ' was corrected',
  excluded: ' was excluded',
  withdrawn: ' is shown as filed again',
} as const;

/** `FY2024 revenue` */
export function contestedFigure(rowKey: string, column: string): string {
  const period = column.includes('-') ? column.replace('-', ' ') : `FY${column}`;
  return isAnyRowKey(rowKey) ? `${period} ${midSentence(anyRowOf(rowKey).label)}` : period;
}

/** `Revenue` in a sentence is `revenue`, but `CFO` and `R&D` stay. */
function midSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

export function sentenceText(notification: Notification): string {
  return sentenceOf(notification)
    .map(({ text }) => text)
    .join('');
}

function placeOf(price: number, target: number): string {
  if (price === target) return 'at';
  return price < target ? 'below' : 'above';
}

/** The line below it. */
export function detailOf(notification: Notification): string {
  switch (notification.kind) {
    case 'price':
      return priceDetail(notification, notification.data);
    case 'report':
      return reportDetail(notification.data);
    case 'suspended':
      return suspendedDetail(notification.data);
    case 'contest_answered':
      return notification.data.answer;
    case 'own_figure_restated':
      return ownFigureDetail(notification.data);
    default:
      return postDetailOf(notification);
  }
}

function suspendedDetail({ reason, forecastName }: NotificationData['suspended']): string {
  if (reason === 'no_quotes') return 'There has been no price for 30 days.';
  const forecast = forecastName ?? 'Its forecast';
  return reason === 'forecast_deleted'
    ? `${forecast} was deleted.`
    : `${forecast} has no value per share at present.`;
}

function priceDetail(notification: Notification, data: NotificationData['price']): string {
  const price = priceText(notification, data.price);
  return [whatMoved(notification, data, price), modelText(data), data.simulated ? 'Simulated price.' : null]
    .filter((part) => part !== null)
    .join(' ');
}

function whatMoved(
  notification: Notification,
  { cause, before }: NotificationData['price'],
  price: string,
): string {
  if (cause === 'value_moved') return `Your target moved past the price of ${price}.`;
  if (before === null) return `The price was ${price}.`;
  return `The price moved: ${priceText(notification, before)} → ${price}.`;
}

/** Example: `Recovery by 2028 − 15%.` */
function modelText({ forecastName, margin }: NotificationData['price']): string | null {
  if (forecastName === null || margin === null) return null;
  if (margin === 0) return `${forecastName}.`;
  const sign = margin > 0 ? '−' : '+';
  return `${forecastName} ${sign} ${formatPercent(Math.abs(margin)).replace('.0%', '%')}.`;
}

const reportReasons = {
  forecast: (name: string | null) => (name === null ? 'you have a forecast' : `your forecast ${name}`),
  list: (name: string | null) => (name === null ? 'on a list of yours' : `on your list ${name}`),
  note: () => 'you have a note',
} as const;

function reportDetail({ form, periodEnd, because, name }: NotificationData['report']): string {
  return `${form} for the period to ${dayText(periodEnd)} · ${reportReasons[because](name)}`;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function dayText(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}

/** In a sentence brackets would read as an aside, and a dash for zero as missing. */
function epsText(eps: number): string {
  const size = Math.abs(eps) < 0.005 ? '0.00' : formatPerShare(Math.abs(eps));
  return eps <= -0.005 ? `−${size}` : size;
}

/** With its currency unless that is the dollar. */
export function priceText({ currency }: Pick<Notification, 'currency'>, price: number): string {
  return withCurrency(formatPrice(price), currency);
}

function withCurrency(text: string, currency: string | null): string {
  return currency === null || currency === 'USD' ? text : `${text} ${currency}`;
}
