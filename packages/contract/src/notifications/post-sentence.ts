import type { PostNotification } from './notification.ts';
import { type SentencePart, strong } from './sentence-part.ts';

/** What happened in the community, to this person’s posts or to what they follow. */
export function postSentenceOf({ kind, actor, others, data }: PostNotification): SentencePart[] {
  const title = data.title ?? '';
  const who = withOthers(actor, others);
  switch (kind) {
    case 'question':
      return strong(who, ` commented on your answer to the question${colon(title)}`, title);
    case 'question_approved':
      return strong('', `Your question is open for seven days${colon(title)}`, title);
    case 'question_rejected':
      return strong('', `Your question wasn’t approved${colon(title)}`, title);
    case 'question_answered':
      return strong(who, ` answered your question${colon(title)}`, title);
    case 'question_with_analysts':
      return strong('', `Your question is now with our analysts${colon(title)}`, title);
    case 'best_answer':
      return data.isOwn
        ? strong('', `Your answer is the best one to the question${colon(title)}`, title)
        : strong(actor, ` wrote the best answer to your question${colon(title)}`, title);
    case 'comment_reply':
      return strong(who, ` replied to your comment on the question${colon(title)}`, title);
    case 'followed_answer':
      return strong(who, ` answered a question you follow${colon(title)}`, title);
    case 'followed_comment':
      return strong(who, ` commented on an answer you follow${colon(title)}`, title);
    case 'reward':
      return strong('', 'You earned a reward for ', `${data.hundred} points`);
    case 'post_hidden':
      return strong('', `The editors removed ${ownThing(data)}${colon(title)}`, title);
    case 'post_approved':
      return strong('', `${capital(ownThing(data))} was approved${colon(title)}`, title);
    case 'post_rejected':
      return strong('', `${capital(ownThing(data))} wasn’t approved${colon(title)}`, title);
    case 'edit_applied':
      return strong('', `Your edit of the question was approved${colon(title)}`, title);
    case 'edit_declined':
      return strong('', `Your edit of the question was declined${colon(title)}`, title);
    case 'figure_restated':
      return strong('', `A figure in ${ownThing(data)} was restated${colon(title)}`, title);
  }
}

function ownThing({ answerId, commentId }: PostNotification['data']): string {
  if (commentId !== null) return 'your comment on the question';
  return answerId === null ? 'your question' : 'your answer to the question';
}

/** Kinds whose line below says why. */
const reasoned: readonly PostNotification['kind'][] = [
  'question_rejected',
  'post_hidden',
  'post_rejected',
  'edit_declined',
];

/** The line below it: what was written, as long as it can be read. */
export function postDetailOf({ kind, data: { title, excerpt } }: PostNotification): string {
  if (kind === 'reward') return 'A free year of Investor, and your last payment back.';
  if (title === null) return 'It can’t be read any more.';
  if (reasoned.includes(kind)) return excerpt === null ? '' : `Reason: ${excerpt}`;
  return excerpt === null ? '' : `“${excerpt}”`;
}

/** Where it leads: the question with the answer and the comment it is about. A reward leads to what was earned. */
export function postPathOf({ data: { questionId, answerId, commentId } }: PostNotification): string {
  if (questionId === null) return '/business-q-and-a';
  const params = new URLSearchParams();
  if (answerId !== null) params.set('answer', String(answerId));
  if (commentId !== null) params.set('comment', String(commentId));
  return `/business-q-and-a/questions/${questionId}${params.size === 0 ? '' : `?${params}`}`;
}

/** Example: `Karl, Sam and 8 others`. */
function withOthers(actor: string, others: readonly string[]): string {
  const [second] = others;
  if (second === undefined) return actor;
  if (others.length === 1) return `${actor} and ${second}`;
  const more = others.length - 1;
  return `${actor}, ${second} and ${more} ${more === 1 ? 'other' : 'others'}`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function colon(title: string): string {
  return title === '' ? '' : ': ';
}
