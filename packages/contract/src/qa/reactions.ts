import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParam } from '../shapes.ts';
import { reactionValues } from './post.ts';
import { anyPost } from './post-fields.ts';

export { type PostKind, postKinds } from './post-fields.ts';

const questionOrAnswer = z.object({ kind: z.enum(['question', 'answer']), id: idParam.brand<'PostId'>() });

/** Without a body the call toggles, as it is specified; a page that sends what it wants can send it twice. */
const wanted = z.object({ isOn: z.boolean().optional() }).default({});

const reacted = z.object({
  reaction: z.union([
    z.literal(reactionValues[0]),
    z.literal(reactionValues[1]),
    z.literal(reactionValues[2]),
  ]),
  counters: z.object({ likesCount: z.number().int(), dislikesCount: z.number().int() }),
});

export const likePost = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post react',
  path: '/qa/likes/{kind}/{id}/like',
  summary: 'Like a question, answer or comment, or take it back',
  params: anyPost,
  body: wanted,
  reply: reacted,
  refusals: ['not_found', 'forbidden', 'conflict'],
});

export const dislikePost = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post react',
  path: '/qa/likes/{kind}/{id}/dislike',
  summary: 'Dislike a question, answer or comment, or take it back',
  params: anyPost,
  body: wanted,
  reply: reacted,
  refusals: ['not_found', 'forbidden', 'conflict'],
});

export const followPost = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post react',
  path: '/qa/follow/{kind}/{id}',
  summary: 'Follow a question or answer, or stop following it',
  params: questionOrAnswer,
  body: wanted,
  reply: z.object({ follow: z.boolean() }),
  refusals: ['not_found', 'conflict'],
});

export const bookmarkPost = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post react',
  path: '/qa/bookmark/{kind}/{id}',
  summary: 'Bookmark a question or answer, or remove the bookmark',
  params: questionOrAnswer,
  body: wanted,
  reply: z.object({ bookmark: z.boolean() }),
  refusals: ['not_found', 'conflict'],
});
