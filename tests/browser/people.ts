import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { delegateToServer } from '../../apps/server/src/platform/commands/delegate-to-server.ts';
import { mailsTo } from '../world/mail.ts';
import { addressOf, type SamplePerson, samplePassword } from '../world/people.ts';

const dataDir = process.env.TEST_DATA_DIR ?? '';

export interface Known {
  readonly email: string;
  readonly password: string;
}

export async function samplePerson(person: SamplePerson): Promise<Known> {
  return { email: addressOf(person), password: await samplePassword(dataDir) };
}

/** A person no other test uses. */
export function somebody(): Known {
  return { email: `${randomUUID()}@example.com`, password: 'a ladder and a lamp' };
}

/**
 * The link in somebody's newest email that starts with a path of the product.
 * @param before the link of the email before, if any
 * @param folder of the server, where it isn't that of the page tests
 */
export async function linkInMail(
  email: string,
  path: '/verify/' | '/reset-password/' | '/unsubscribe/',
  before?: string,
  folder = dataDir,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const newest = (await mailsTo(folder, email)).at(-1) ?? '';
      link = newest.match(new RegExp(`${path}[\\w-]+`))?.[0];
      return link !== undefined && link !== before;
    })
    .toBe(true);
  return link ?? '';
}

/** Registered over the API, confirmed and named, but not signed in. */
export async function makeAccount(page: Page, folder = dataDir): Promise<Known> {
  const known = somebody();
  await post(page, 'register', known);
  const token = (await linkInMail(known.email, '/verify/', undefined, folder)).split('/').at(-1);
  const { access_token } = await post(page, 'verify', { token });
  await post(page, 'complete-register', { first_name: 'Zoë', second_name: 'Keller' }, access_token);
  await post(page, 'logout', {}, access_token);
  return known;
}

/** Changes a plan as an operator does. */
export async function putOnPlan({ email }: Known, plan: 'light' | 'investor'): Promise<void> {
  await operate('user plan', { email, plan });
}

/** No longer new in the community: an operator knows them. */
export async function settle({ email }: Known): Promise<void> {
  await operate('user settle', { email });
}

/** What `tenfold` asks of the server, without a process for each: starting one takes as long as loading a page. */
async function operate(command: string, input: object): Promise<void> {
  const { signal } = new AbortController();
  const report = await delegateToServer(dataDir, { command, input }, () => undefined, signal);
  expect(report, `${command}: a server has ${dataDir}`).not.toBeNull();
}

/** Signs in over the API and stores the cookie and the token in the page's browser. */
export async function signInOn(page: Page, { email, password }: Known): Promise<string> {
  const response = await page.request.post('/api/v1/user/login', {
    form: { username: email, password },
    headers: fromSomewhere(),
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { access_token } = await response.json();
  // A page of the site without calls, only to reach its storage.
  await page.goto('/robots.txt');
  await page.evaluate((token) => localStorage.setItem('access-token', token), access_token);
  return access_token;
}

/** Posts below `/api/v1/` as somebody does from another device. @returns the reply as on the wire, which is never a refusal */
export function postAs(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return async (path: string, data: object = {}) => {
    const reply = await page.request.post(`/api/v1/${path}`, { data, headers });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  };
}

async function post(page: Page, call: string, data: object, token?: string) {
  const response = await page.request.post(`/api/v1/user/${call}`, {
    data,
    headers: { ...fromSomewhere(), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
  expect(response.ok(), `${call}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Says what the balancer in front would: one of sixteen million networks. */
function fromSomewhere(): Record<string, string> {
  const part = () => randomInt(1, 255);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}
