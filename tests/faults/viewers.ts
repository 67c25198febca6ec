import { randomInt } from 'node:crypto';
import { logIn, logOut, updatePassword, updateUserSetting } from '@tenfold/contract/accounts';
import { type Api, httpApi } from '@tenfold/contract/call';
import { addressOf, type SamplePerson } from '../world/people.ts';
import type { Server } from '../world/server.ts';
import { SpreadFact } from './spread-fact.ts';

/** Each request comes from a network of its own, to stay below the rate limits. */
export const fromAnywhere: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-forwarded-for', [203, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'));
  return fetch(url, { ...init, headers });
};

/** A sample person as the test knows them: what their pages may show. */
export class PersonModel {
  readonly name: SamplePerson;
  readonly theme: SpreadFact<string>;
  readonly plan: SpreadFact<string>;
  readonly counted: SpreadFact<number>;
  readonly opened = new Set<string>();
  readonly sessions = new Map<string, SpreadFact<boolean>>();
  readonly #graceMs: number;
  #password: string;

  constructor(name: SamplePerson, plan: string, password: string, graceMs: number) {
    this.name = name;
    this.#password = password;
    this.#graceMs = graceMs;
    this.theme = new SpreadFact('system', graceMs);
    this.plan = new SpreadFact(plan, graceMs);
    this.counted = new SpreadFact(0, graceMs);
  }

  get live(): string[] {
    return [...this.sessions].flatMap(([token, isLive]) => (isLive.now ? [token] : []));
  }

  async logIn({ url }: Server): Promise<void> {
    const body = { username: addressOf(this.name), password: this.#password };
    const { accessToken } = await httpApi({ baseUrl: url, fetch: fromAnywhere }).call(logIn, { body });
    this.sessions.set(accessToken, new SpreadFact(true, this.#graceMs));
  }

  async logOut(server: Server, token: string): Promise<void> {
    await this.#end([token], server, () => apiOf(server, token).call(logOut));
  }

  /** Ends all other sessions. */
  async changePassword(server: Server, token: string): Promise<void> {
    const newPassword = `a ladder and a lamp ${randomInt(1_000_000)}`;
    const body = { oldPassword: this.#password, newPassword, rePassword: newPassword };
    const others = this.live.filter((other) => other !== token);
    await this.#end(others, server, () => apiOf(server, token).call(updatePassword, { body }));
    this.#password = newPassword;
  }

  async changeTheme(server: Server, token: string, theme: 'light' | 'dark' | 'system'): Promise<void> {
    const begun = performance.now();
    await apiOf(server, token).call(updateUserSetting, { body: { theme } });
    this.theme.change({ value: theme, begun, done: performance.now(), by: server.url });
  }

  async #end(tokens: readonly string[], server: Server, end: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    await end();
    const change = { value: false, begun, done: performance.now(), by: server.url };
    for (const token of tokens) this.sessions.get(token)?.change(change);
  }
}

function apiOf({ url }: Server, token: string): Api {
  return httpApi({ baseUrl: url, token: () => token, fetch: fromAnywhere });
}

/** A browser of somebody who isn't signed in. */
export class VisitorModel {
  readonly opened = new Set<string>();
  readonly counted: SpreadFact<number>;
  cookie = '';

  constructor(graceMs: number) {
    this.counted = new SpreadFact(0, graceMs);
  }

  storeCookie(answer: Response): void {
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('visitor='));
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
  }
}
