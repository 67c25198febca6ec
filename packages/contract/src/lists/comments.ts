import { z } from 'zod';
import { commentText } from '../comments/comment-text.ts';
import { endpoint } from '../endpoint.ts';
import { textFigure } from '../financials/text-figure.ts';
import { commentId } from '../ids.ts';
import { idParam, isoTime, madeOn, symbolParam } from '../shapes.ts';
import { ofList } from './list.ts';

export const listComment = z.object({
  id: commentId,
  /** Null: on the list as a whole. */
  symbol: z.string().nullable(),
  /** The row of the lens it is on; null: not on one of its cells. */
  field: z.string().nullable(),
  text: z.string(),
  /** What its tokens named when it was written: others stay text. */
  figures: z.array(textFigure).readonly(),
  /** Grows with each change. */
  revision: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type ListComment = z.output<typeof listComment>;

const ofComment = z.object({ id: idParam.brand<'CommentId'>() });

const change = z.object({
  text: commentText,
  revision: madeOn,
});

const deleted = z.object({ isDeleted: z.literal(true) });

export const createListComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list comment',
  path: '/lists/{id}/comment/create',
  summary: 'Comment on a list, or on a company of it',
  params: ofList,
  body: z.object({
    text: commentText,
    /** The list as a whole without one. */
    symbol: symbolParam.nullable().default(null),
  }),
  reply: listComment,
  refusals: ['not_found', 'conflict'],
});

export const updateListComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list comment',
  path: '/lists/comment/{id}/update',
  summary: 'Change a comment on a list',
  params: ofComment,
  body: change,
  reply: listComment,
  refusals: ['not_found', 'stale'],
});

/** Kept for a day, for `restore`. Deleting it twice is deleting it. */
export const deleteListComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list comment',
  path: '/lists/comment/{id}/delete',
  summary: 'Delete a comment on a list',
  params: ofComment,
  reply: deleted,
  refusals: ['not_found'],
});

export const restoreListComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list comment',
  path: '/lists/comment/{id}/restore',
  summary: 'Bring back a comment deleted within a day',
  params: ofComment,
  reply: listComment,
  refusals: ['not_found', 'conflict'],
});

export const createLensComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list comment',
  path: '/lists/lens/{id}/comment/create',
  summary: 'Comment on a cell of the lens',
  params: ofList,
  body: z.object({
    text: commentText,
    symbol: symbolParam,
    field: z
      .string()
      .max(60, 'Use at most 60 characters')
      .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'Use the key of a row'),
  }),
  reply: listComment,
  refusals: ['not_found', 'conflict'],
});

export const updateLensComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list comment',
  path: '/lists/lens/comment/{id}/update',
  summary: 'Change a comment on a cell of the lens',
  params: ofComment,
  body: change,
  reply: listComment,
  refusals: ['not_found', 'stale'],
});

/** Kept for a day, for `restore`. Deleting it twice is deleting it. */
export const deleteLensComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list comment',
  path: '/lists/lens/comment/{id}/delete',
  summary: 'Delete a comment on a cell of the lens',
  params: ofComment,
  reply: deleted,
  refusals: ['not_found'],
});

export const restoreLensComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list comment',
  path: '/lists/lens/comment/{id}/restore',
  summary: 'Bring back a comment on a cell of the lens',
  params: ofComment,
  reply: listComment,
  refusals: ['not_found', 'conflict'],
});
