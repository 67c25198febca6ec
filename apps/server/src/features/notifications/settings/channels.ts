import {
  defaultChannels,
  type NotificationChannel,
  type NotificationChannels,
  type NotificationKind,
  type NotificationSubject,
  notificationSubjects,
} from '@tenfold/contract/notifications';

type ChannelSettings = { readonly [Channel in NotificationChannel]?: boolean | undefined };

/** What a person chose, and nothing else. */
export type ChosenChannels = { readonly [Subject in NotificationSubject]?: ChannelSettings | undefined };

/** A suspended alert is news of an alert, and a figure that a report changed news of the report; whatever happens in the community is chosen together, and with it what readers contest. */
export const subjectOf: Readonly<Record<NotificationKind, NotificationSubject>> = {
  price: 'price',
  suspended: 'price',
  report: 'report',
  question: 'question',
  question_approved: 'question',
  question_rejected: 'question',
  question_answered: 'question',
  question_with_analysts: 'question',
  best_answer: 'question',
  comment_reply: 'question',
  followed_answer: 'question',
  followed_comment: 'question',
  reward: 'question',
  post_hidden: 'question',
  post_approved: 'question',
  post_rejected: 'question',
  edit_applied: 'question',
  edit_declined: 'question',
  figure_restated: 'question',
  own_figure_restated: 'report',
  contest_answered: 'question',
};

export function channelsOf(chosen: ChosenChannels): NotificationChannels {
  return eachSubject((subject) => ({ ...defaultChannels[subject], ...given(chosen[subject]) }));
}

export function mergeChannels(chosen: ChosenChannels, change: ChosenChannels): ChosenChannels {
  return eachSubject((subject) => ({ ...chosen[subject], ...given(change[subject]) }));
}

/** A channel that is left out says nothing. */
function given(chosen: ChannelSettings = {}): Partial<NotificationChannels[NotificationSubject]> {
  return Object.fromEntries(Object.entries(chosen).filter(([, isOn]) => isOn !== undefined));
}

function eachSubject<Value>(value: (subject: NotificationSubject) => Value) {
  const entries = notificationSubjects.map((subject) => [subject, value(subject)]);
  return Object.fromEntries(entries) as { [Subject in NotificationSubject]: Value };
}
