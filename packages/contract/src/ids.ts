import { z } from 'zod';

export const accountId = z.number().int().brand<'AccountId'>();
export type AccountId = z.output<typeof accountId>;

export const noteId = z.number().int().positive().brand<'NoteId'>();
export type NoteId = z.output<typeof noteId>;

export const alertId = z.number().int().positive().brand<'AlertId'>();
export type AlertId = z.output<typeof alertId>;

export const forecastId = z.number().int().positive().brand<'ForecastId'>();
export type ForecastId = z.output<typeof forecastId>;

export const listId = z.number().int().positive().brand<'ListId'>();
export type ListId = z.output<typeof listId>;

/** On a figure, a list, a company of it or a cell of its lens: no two comments have the same. */
export const commentId = z.number().int().positive().brand<'CommentId'>();
export type CommentId = z.output<typeof commentId>;

/** A question, an answer or a comment under one: no two of them have the same. */
export const postId = z.number().int().positive().brand<'PostId'>();
export type PostId = z.output<typeof postId>;

export const contestId = z.number().int().positive().brand<'ContestId'>();
export type ContestId = z.output<typeof contestId>;

/** With the research assistant. */
export const chatId = z.number().int().positive().brand<'ChatId'>();
export type ChatId = z.output<typeof chatId>;

export const draftId = z.number().int().positive().brand<'DraftId'>();
export type DraftId = z.output<typeof draftId>;
