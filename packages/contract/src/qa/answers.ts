import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { postId } from '../ids.ts';
import { madeOn } from '../shapes.ts';
import { answer, answerComment } from './post.ts';
import {
  answerCommentText,
  answerText,
  draftIdField,
  editedClaims,
  formTrace,
  isDeletedReply,
  newClaims,
  ofPost,
} from './post-fields.ts';

/** The same text on the same question within a minute answers the answer that is there; the same words elsewhere are refused. */
export const createAnswer = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post write',
  path: '/qa/answers',
  summary: 'Answer a question',
  body: z.object({
    data: z.object({ text: answerText, ...newClaims }),
    questionId: postId,
    /** Gone once the answer is there. */
    draftId: draftIdField,
    form: formTrace,
  }),
  reply: answer,
  refusals: ['not_found', 'conflict'],
});

export const editAnswer = endpoint({
  method: 'PATCH',
  access: 'person',
  limit: 'post write',
  path: '/qa/answers/{id}',
  summary: 'Edit an answer of one’s own',
  params: ofPost,
  body: z.object({ text: answerText, ...editedClaims, revision: madeOn }),
  reply: answer,
  refusals: ['not_found', 'forbidden', 'conflict', 'stale'],
});

/** By its author or an editor, without comments. Deleting it twice is deleting it. */
export const deleteAnswer = endpoint({
  method: 'DELETE',
  access: 'person',
  limit: 'post write',
  path: '/qa/answers/{id}',
  summary: 'Delete an answer without comments',
  params: ofPost,
  reply: isDeletedReply,
  refusals: ['not_found', 'forbidden', 'conflict'],
});

export const restoreAnswer = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post write',
  path: '/qa/answers/{id}/restore',
  summary: 'Bring back an answer deleted within a day',
  params: ofPost,
  reply: answer,
  refusals: ['not_found', 'forbidden'],
});

export const createAnswerComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post write',
  path: '/qa/comments',
  summary: 'Comment on an answer, or reply to a comment',
  body: z.object({
    text: answerCommentText,
    questionId: postId,
    answerId: postId,
    replyCommentId: postId.nullable().default(null),
    ...newClaims,
    form: formTrace,
  }),
  reply: answerComment,
  refusals: ['not_found', 'conflict'],
});

export const editAnswerComment = endpoint({
  method: 'PATCH',
  access: 'person',
  limit: 'post write',
  path: '/qa/comments/{id}',
  summary: 'Edit a comment of one’s own',
  params: ofPost,
  body: z.object({ text: answerCommentText, ...editedClaims, revision: madeOn }),
  reply: answerComment,
  refusals: ['not_found', 'forbidden', 'conflict', 'stale'],
});

/** By its author or an editor, without replies. */
export const deleteAnswerComment = endpoint({
  method: 'DELETE',
  access: 'person',
  limit: 'post write',
  path: '/qa/comments/{id}',
  summary: 'Delete a comment without replies',
  params: ofPost,
  reply: isDeletedReply,
  refusals: ['not_found', 'forbidden', 'conflict'],
});

export const restoreAnswerComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post write',
  path: '/qa/comments/{id}/restore',
  summary: 'Bring back a comment deleted within a day',
  params: ofPost,
  reply: answerComment,
  refusals: ['not_found', 'forbidden'],
});
