import type { Locator, Page } from '@playwright/test';
import {
  askApproved,
  callsAs,
  makeMember,
  type Posted,
  type QaCalls,
  questionsPath,
  titled,
} from '../community.ts';
import { samplePerson } from '../people.ts';

export interface OpenQuestion {
  readonly asker: QaCalls;
  readonly editor: QaCalls;
  readonly id: number;
  readonly title: string;
  readonly path: string;
}

/** A question that everybody can answer, and those who asked and approved it. */
export async function openQuestion(page: Page, text: string, more: object = {}): Promise<OpenQuestion> {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeMember(page));
  const title = titled(text);
  const { id } = await askApproved(asker, editor, title, more);
  return { asker, editor, id, title, path: `${questionsPath}/questions/${id}` };
}

export async function answer(calls: QaCalls, questionId: number, text: string): Promise<Posted> {
  return calls('POST', 'answers', { data: { text }, question_id: questionId });
}

/** A comment on an answer, or a reply to one. */
export async function comment(
  calls: QaCalls,
  place: { readonly questionId: number; readonly answerId: number; readonly replyTo?: number },
  text: string,
): Promise<Posted> {
  const { questionId, answerId, replyTo = null } = place;
  const body = { text, question_id: questionId, answer_id: answerId, reply_comment_id: replyTo };
  return calls('POST', 'comments', body);
}

/** An answer on the page by what it says. */
export const shownAnswer = (page: Page, text: string): Locator =>
  page.getByRole('article', { name: /^Answer by/ }).filter({ hasText: text });

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Your answer' });
