import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Known, makeAccount, samplePerson, settle, signInOn } from './people.ts';
import { expect } from './watched-page.ts';

export const questionsPath = '/business-q-and-a';

/** Calls below `/api/v1/qa/` as one person makes them; what comes back is as on the wire. */
export type QaCalls = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<Posted>;

export interface Posted {
  readonly id: number;
  readonly title: string;
}

/** Somebody new, signed in on a page. */
export async function newcomerOn(page: Page): Promise<QaCalls> {
  return callsOf(page, await signInOn(page, await makeAccount(page)));
}

/** Somebody who has been writing for long, signed in on a page. */
export async function memberOn(page: Page): Promise<QaCalls> {
  return callsOf(page, await signInOn(page, await makeMember(page)));
}

/** With an account that no other test uses, and not new. */
export async function makeMember(page: Page): Promise<Known> {
  const known = await makeAccount(page);
  await settle(known);
  return known;
}

/** Cora, an editor, signed in on a page. */
export async function editorOn(page: Page): Promise<QaCalls> {
  return callsOf(page, await signInOn(page, await samplePerson('cora')));
}

/** Somebody’s calls without a page of theirs. */
export async function callsAs(page: Page, known: Known): Promise<QaCalls> {
  const part = () => randomInt(1, 255);
  const response = await page.request.post('/api/v1/user/login', {
    form: { username: known.email, password: known.password },
    headers: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  });
  const { access_token } = await response.json();
  // The cookie would make the page theirs.
  await page.context().clearCookies();
  return callsOf(page, access_token);
}

function callsOf(page: Page, token: string): QaCalls {
  return async (method, path, data) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`/api/v1/qa/${path}`, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/** A question that waits for approval. */
export async function ask(calls: QaCalls, title: string, more: object = {}): Promise<Posted> {
  const data = { title, companies: ['NKE'], category: 'FINANCIALS', ...more };
  return calls('POST', 'questions', { data });
}

const mostADay = 20;

/** Asked one after another by members of their own, none of whom writes more than a day allows. */
export async function askAll(
  page: Page,
  titles: readonly string[],
  more: object = {},
): Promise<readonly Posted[]> {
  const questions: Posted[] = [];
  for (let from = 0; from < titles.length; from += mostADay) {
    const asker = await callsAs(page, await makeMember(page));
    for (const title of titles.slice(from, from + mostADay)) questions.push(await ask(asker, title, more));
  }
  return questions;
}

/** A question that everybody sees. */
export async function askApproved(
  asker: QaCalls,
  editor: QaCalls,
  title: string,
  more: object = {},
): Promise<Posted> {
  const question = await ask(asker, title, more);
  await editor('POST', `questions/${question.id}/approve`);
  return question;
}

/** A title no other test has. */
export function titled(text: string): string {
  return `${text} ${randomInt(1e9).toString(36)}?`;
}
