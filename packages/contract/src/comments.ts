import { z } from 'zod';
import { commentText } from './comments/comment-text.ts';
import { endpoint } from './endpoint.ts';
import { textFigure } from './financials/text-figure.ts';
import { commentId } from './ids.ts';
import { amount, idParam, isoDate, isoTime, madeOn, rowKey, symbolParam } from './shapes.ts';
import { isPrintable } from './text/printable.ts';

const title = z
  .string()
  .trim()
  .max(200, 'Use at most 200 characters')
  .refine(isPrintable, 'Use letters, spaces and punctuation only')
  .transform((text) => (text === '' ? null : text))
  .nullable();

/** The column in the figure source's path; `averages` is the ten-year column. */
const column = z
  .string()
  .regex(
    /^(?:\d{4}(?:-Q[1-4])?|LTM|averages|Terminal)$/,
    'Use a year (2024), a quarter (2024-Q3), LTM, averages or Terminal',
  );

/** Whose column it is; null for a column of filings. The same year is first forecast and then filed. */
const forecast = z.union([z.enum(['averages', 'analysts']), z.number().int().positive()]).nullable();

export const cellComment = z.object({
  id: commentId,
  /** The listing it was written on: the others of the company show it too. */
  symbol: z.string(),
  field: z.string(),
  column: z.string(),
  forecast,
  /** The name of a saved forecast: its name now, or when the comment was written where it is deleted. */
  forecastName: z.string().nullable(),
  isForecastDeleted: z.boolean(),
  /** For LTM, averages and Terminal, which move on: the end of the last period filed when it was written. */
  filedUntil: isoDate.nullable(),
  title: z.string().nullable(),
  text: z.string(),
  /** What its tokens named when it was written: others stay text. */
  figures: z.array(textFigure).readonly(),
  /** When it was written, in the shares of that day. */
  price: amount,
  priceCurrency: z.string(),
  /** Null without a price. */
  priceTime: isoTime.nullable(),
  isPriceSimulated: z.boolean(),
  /** Shares today for one of that day. */
  splitFactor: z.number(),
  createdAt: isoTime,
  updatedAt: isoTime,
  /** Grows with each change. */
  revision: z.number().int(),
});
export type CellComment = z.output<typeof cellComment>;

const ofCompany = z.object({ symbol: symbolParam });
const ofComment = z.object({ commentId: idParam.brand<'CommentId'>() });

export const listComments = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/comment/company/{symbol}',
  summary: 'The person’s comments on figures of a company, oldest first',
  params: ofCompany,
  reply: z.object({ comments: z.array(cellComment) }),
});

/** The same on the same cell again answers the comment that was created. */
export const createComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'comment create',
  path: '/comment/company/{symbol}/create',
  summary: 'Comment on a figure',
  params: ofCompany,
  body: z.object({
    field: rowKey,
    column,
    forecast: forecast.default(null),
    title: title.default(null),
    text: commentText,
  }),
  reply: cellComment,
  refusals: ['forbidden', 'conflict'],
});

export const updateComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'comment change',
  path: '/comment/{commentId}/update',
  summary: 'Edit a comment on a figure',
  params: ofComment,
  body: z.object({
    title: title.default(null),
    text: commentText,
    revision: madeOn,
  }),
  reply: cellComment,
  refusals: ['not_found', 'stale'],
});

/** Kept for a day, for `restore`. Deleting it twice is deleting it. */
export const deleteComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'comment change',
  path: '/comment/{commentId}/delete',
  summary: 'Delete a comment on a figure',
  params: ofComment,
  reply: z.object({ isDeleted: z.literal(true) }),
  refusals: ['not_found'],
});

export const restoreComment = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'comment change',
  path: '/comment/{commentId}/restore',
  summary: 'Bring back a comment deleted within a day',
  params: ofComment,
  reply: cellComment,
  refusals: ['not_found', 'conflict'],
});
