import { type Notification, type PostNotification, postKinds } from '@tenfold/contract/notifications';
import { groupNotices } from '@tenfold/domain/qa';

/** Ten comments on one answer are one line. What was deleted or hidden since is not told at all. */
export function digestLines(notifications: readonly Notification[]): Notification[] {
  const shown = notifications.filter((each) => !isGone(each));
  const notices = shown.map((each) => ({
    kind: each.kind,
    subject: subjectOf(each),
    actorId: null,
    createdAt: new Date(each.createdAt),
    notification: each,
  }));
  return groupNotices(notices).map(({ latest, notices: together }) => {
    const { notification } = latest;
    if (!isOfPost(notification)) return notification;
    const actors = new Set(together.map((notice) => notice.notification.actor));
    actors.delete(notification.actor);
    return { ...notification, others: [...actors] };
  });
}

/** Whether it is about a post of the community that can’t be read any more. */
export function isGone(notification: Notification): boolean {
  return isOfPost(notification) && notification.kind !== 'reward' && notification.data.title === null;
}

function isOfPost(notification: Notification): notification is PostNotification {
  return (postKinds as readonly string[]).includes(notification.kind);
}

/** Comments on an answer, answers to a question; the rest stands alone. */
function subjectOf(notification: Notification): string | null {
  switch (notification.kind) {
    case 'question':
    case 'followed_comment':
    case 'comment_reply':
      return `answer ${notification.data.answerId}`;
    case 'question_answered':
    case 'followed_answer':
      return `question ${notification.data.questionId}`;
    default:
      return null;
  }
}
