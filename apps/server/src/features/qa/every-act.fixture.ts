type Call = readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];
type Statuses = readonly [visitor: number, asker: number, light: number, analyst: number, editor: number];

const question = 1;
const answer = 2;
const comment = 3;
const text = 'Old stock was sold at a discount.';
const data = { title: 'Why did the gross margin of Acme fall in 2025?', companies: ['ACME'] };

/** To others than its asker and editors what isn’t approved isn’t there. */
const unapproved = {
  asker: (status: number, editor = status): Statuses => [401, status, 404, 404, editor],
  editors: (status: number): Statuses => [401, 403, 403, 403, status],
};
const everybody: Statuses = [401, 200, 200, 200, 200];

/**
 * What a visitor, its asker, somebody on Light, an analyst and an editor get: while it waits, once it is approved whatever
 * came of it, and once it was rejected.
 */
export const acts: readonly (readonly [
  name: string,
  call: Call,
  waiting: Statuses,
  approved: Statuses,
  rejected: Statuses,
])[] = [
  [
    'reads it',
    ['GET', `/qa/questions/${question}/log`],
    [404, 200, 404, 404, 200],
    [200, 200, 200, 200, 200],
    [404, 200, 404, 404, 200],
  ],
  [
    'reads its answers',
    ['GET', `/qa/answers?question_id=${question}`],
    [404, 200, 404, 404, 200],
    [200, 200, 200, 200, 200],
    [404, 200, 404, 404, 200],
  ],
  [
    'reads its counters',
    ['GET', `/qa/questions/${question}/counters`],
    [404, 404, 404, 404, 404],
    [200, 200, 200, 200, 200],
    [404, 404, 404, 404, 404],
  ],
  [
    'edits it',
    ['PATCH', `/qa/questions/${question}`, { data: { ...data, description: '', tags: [] } }],
    unapproved.asker(200, 403),
    [401, 200, 403, 403, 403],
    unapproved.asker(200, 403),
  ],
  [
    'puts it on lists',
    ['PATCH', `/qa/questions/${question}`, { question_lists: [] }],
    unapproved.asker(403, 200),
    unapproved.editors(200),
    unapproved.asker(403, 200),
  ],
  [
    'answers it',
    ['POST', '/qa/answers', { question_id: question, data: { text } }],
    unapproved.asker(409),
    everybody,
    unapproved.asker(409),
  ],
  [
    'drafts an answer',
    ['POST', '/qa/drafts/answer', { question_id: question, data: { text } }],
    unapproved.asker(409),
    everybody,
    unapproved.asker(409),
  ],
  [
    'likes it',
    ['POST', `/qa/likes/question/${question}/like`],
    unapproved.asker(403, 409),
    [401, 403, 200, 200, 200],
    unapproved.asker(403, 409),
  ],
  [
    'follows it',
    ['POST', `/qa/follow/question/${question}`],
    unapproved.asker(409),
    everybody,
    unapproved.asker(409),
  ],
  [
    'bookmarks it',
    ['POST', `/qa/bookmark/question/${question}`],
    unapproved.asker(409),
    everybody,
    unapproved.asker(409),
  ],
  [
    'withdraws it',
    ['POST', `/qa/questions/${question}/withdraw`],
    unapproved.asker(200, 403),
    [401, 409, 403, 403, 403],
    unapproved.asker(200, 403),
  ],
  [
    'approves it',
    ['POST', `/qa/questions/${question}/approve`],
    unapproved.editors(200),
    unapproved.editors(409),
    unapproved.editors(200),
  ],
  [
    'rejects it',
    ['POST', `/qa/questions/${question}/reject`, { reason: 'spam' }],
    unapproved.editors(200),
    unapproved.editors(409),
    unapproved.editors(409),
  ],
  [
    'features it',
    ['POST', `/qa/questions/${question}/featured`],
    unapproved.editors(409),
    unapproved.editors(200),
    unapproved.editors(409),
  ],
  [
    'decides on an edit, and none waits',
    ['POST', `/qa/questions/${question}/edit`, { is_approved: true }],
    unapproved.editors(404),
    unapproved.editors(404),
    unapproved.editors(404),
  ],
  [
    'deletes it with an answer',
    ['DELETE', `/qa/questions/${question}`],
    unapproved.editors(409),
    unapproved.editors(409),
    unapproved.editors(409),
  ],
  [
    'comments on the answer',
    ['POST', '/qa/comments', { question_id: question, answer_id: answer, text }],
    unapproved.asker(409),
    everybody,
    unapproved.asker(409),
  ],
  [
    'dislikes the answer',
    ['POST', `/qa/likes/answer/${answer}/dislike`],
    unapproved.asker(409),
    [401, 200, 200, 403, 200],
    unapproved.asker(409),
  ],
  [
    'follows the answer',
    ['POST', `/qa/follow/answer/${answer}`],
    unapproved.asker(409),
    everybody,
    unapproved.asker(409),
  ],
  [
    'edits the answer',
    ['PATCH', `/qa/answers/${answer}`, { text }],
    unapproved.asker(403),
    [401, 403, 403, 200, 403],
    unapproved.asker(403),
  ],
  [
    'features the answer',
    ['POST', `/qa/answers/${answer}/featured`],
    unapproved.editors(409),
    unapproved.editors(200),
    unapproved.editors(409),
  ],
  [
    'deletes the answer with a comment',
    ['DELETE', `/qa/answers/${answer}`],
    unapproved.asker(403, 409),
    [401, 403, 403, 409, 409],
    unapproved.asker(403, 409),
  ],
  [
    'replies to the comment',
    ['POST', '/qa/comments', { question_id: question, answer_id: answer, reply_comment_id: comment, text }],
    unapproved.asker(409),
    everybody,
    unapproved.asker(409),
  ],
  [
    'likes the comment',
    ['POST', `/qa/likes/comment/${comment}/like`],
    unapproved.asker(409),
    [401, 200, 200, 403, 200],
    unapproved.asker(409),
  ],
  [
    'edits the comment',
    ['PATCH', `/qa/comments/${comment}`, { text }],
    unapproved.asker(403),
    [401, 403, 403, 200, 403],
    unapproved.asker(403),
  ],
  [
    'features the comment',
    ['POST', `/qa/comments/${comment}/featured`],
    unapproved.editors(409),
    unapproved.editors(200),
    unapproved.editors(409),
  ],
  [
    'hides the question',
    ['POST', `/qa/questions/${question}/hide`, { reason: 'spam' }],
    unapproved.editors(409),
    unapproved.editors(200),
    unapproved.editors(409),
  ],
  [
    'hides the answer',
    ['POST', `/qa/answers/${answer}/hide`, { reason: 'spam' }],
    unapproved.editors(409),
    unapproved.editors(200),
    unapproved.editors(409),
  ],
  [
    'hides the comment',
    ['POST', `/qa/comments/${comment}/hide`, { reason: 'spam' }],
    unapproved.editors(409),
    unapproved.editors(200),
    unapproved.editors(409),
  ],
  [
    'reports the question',
    ['POST', `/qa/report/question/${question}`, { reason: 'spam' }],
    unapproved.asker(403, 409),
    [401, 403, 200, 200, 200],
    unapproved.asker(403, 409),
  ],
  [
    'reports the answer',
    ['POST', `/qa/report/answer/${answer}`, { reason: 'spam' }],
    unapproved.asker(409),
    [401, 200, 200, 403, 200],
    unapproved.asker(409),
  ],
  [
    'reports the comment',
    ['POST', `/qa/report/comment/${comment}`, { reason: 'spam' }],
    unapproved.asker(409),
    [401, 200, 200, 403, 200],
    unapproved.asker(409),
  ],
  [
    'withdraws a report of the comment, which they didn’t report',
    ['DELETE', `/qa/report/comment/${comment}`],
    unapproved.asker(409),
    [401, 200, 200, 403, 200],
    unapproved.asker(409),
  ],
  [
    'deletes the comment',
    ['DELETE', `/qa/comments/${comment}`],
    unapproved.asker(403, 200),
    [401, 403, 403, 200, 200],
    unapproved.asker(403, 200),
  ],
  [
    'restores the comment, which is there',
    ['POST', `/qa/comments/${comment}/restore`],
    unapproved.asker(403, 200),
    [401, 403, 403, 200, 200],
    unapproved.asker(403, 200),
  ],
];
