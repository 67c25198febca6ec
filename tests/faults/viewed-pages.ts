import { expect } from 'vitest';
import { addressOf, type SamplePerson } from '../world/people.ts';
import type { Server } from '../world/server.ts';
import { readPage, type SeenPage } from './page-of.ts';
import type { PageRequest, SpreadFact } from './spread-fact.ts';
import { fromAnywhere, type PersonModel, type VisitorModel } from './viewers.ts';

const symbols = ['AAPL', 'NKE', 'COST', 'PG', 'TSM'];
const paths = [...symbols.map((symbol) => `/company/${symbol}`), '/plans', '/companies', '/'];

interface Setting {
  readonly servers: readonly Server[];
  readonly names: readonly SamplePerson[];
  readonly visitorLimit: number;
  /** @returns a number below this one */
  readonly pick: (below: number) => number;
}

/** Pages that visitors and people view in any of several processes: each shows what may be known of its own viewer, no more. */
export class ViewedPages {
  count = 0;
  /** By how many milliseconds each fact was out of date that was. */
  readonly latenesses: number[] = [];
  readonly #servers: readonly Server[];
  readonly #addresses: readonly string[];
  readonly #visitorLimit: number;
  readonly #pick: Setting['pick'];
  readonly #judgements: (() => void)[] = [];

  constructor({ servers, names, visitorLimit, pick }: Setting) {
    this.#servers = servers;
    this.#addresses = names.map(addressOf);
    this.#visitorLimit = visitorLimit;
    this.#pick = pick;
  }

  async viewAsVisitor(visitor: VisitorModel): Promise<void> {
    const path = this.#oneOf(paths);
    const symbol = symbolOf(path);
    const { answer, page, request } = await this.#view(path, 'visitor', visitor.cookie);
    visitor.storeCookie(answer);
    expect({ ...page, counted: null }).toEqual({
      names: [],
      theme: 'system',
      plan: null,
      counted: null,
      isGated: symbol !== 'AAPL',
      isLimitReached:
        symbol !== 'AAPL' && visitor.opened.size === this.#visitorLimit && !visitor.opened.has(symbol),
    });
    if (symbol !== 'AAPL') this.#checkCount(visitor, symbol, page, request);
  }

  async viewAs(person: PersonModel): Promise<void> {
    const path = this.#oneOf(paths);
    const tokens = [...person.sessions.keys()];
    const token = this.#pick(4) === 0 ? this.#oneOf(tokens.slice(-4)) : (tokens.at(-1) ?? '');
    const { page, request } = await this.#view(path, token, `session=${token}`);
    const session = person.sessions.get(token) as SpreadFact<boolean>;
    const isSignedIn = page.names.length > 0;
    this.#check(`session of ${person.name}`, session, isSignedIn, request);
    const symbol = symbolOf(path);
    if (!isSignedIn) {
      expect([page.theme, page.plan, page.isGated]).toEqual(['system', null, symbol !== 'AAPL']);
      return;
    }
    expect([page.names, page.isGated]).toEqual([[addressOf(person.name)], false]);
    this.#check(`theme of ${person.name}`, person.theme, page.theme, request);
    const plan = `plan of ${person.name}`;
    // Who somebody is and what they are called are read apart: one may be newer, within the grace.
    const byName = { ...request, viewer: `name of ${token}` };
    if (path === '/plans') this.#check(plan, person.plan, page.plan ?? '', byName);
    if (symbol === 'AAPL') return;
    this.#check(plan, person.plan, page.counted === null ? 'investor' : 'light', request);
    if (page.counted !== null) this.#checkCount(person, symbol, page, request);
  }

  /** Once the changes of the same moment are known. */
  judge(): void {
    for (const judgement of this.#judgements.splice(0)) judgement();
  }

  async #view(path: string, viewer: string, cookie: string) {
    const server = this.#oneOf(this.#servers);
    const begun = performance.now();
    const answer = await fromAnywhere(server.url + path, { headers: { cookie } });
    const html = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${html.slice(0, 500)}`);
    const page = readPage(html, this.#addresses);
    this.count += 1;
    const request: PageRequest = { process: server.url, viewer, begun, done: performance.now() };
    return { answer, page, request };
  }

  #check<Value>(what: string, fact: SpreadFact<Value>, value: Value, request: PageRequest): void {
    const at = `at ${request.process}, page ${this.count}`;
    this.#judgements.push(() => {
      const late = fact.show(value, request);
      expect(late, `${what} ${value} ${at}; now ${fact.now}`).not.toBeNull();
      if (late !== null && late > 0) this.latenesses.push(late);
    });
  }

  #checkCount(
    { counted, opened }: Pick<VisitorModel, 'counted' | 'opened'>,
    symbol: string,
    page: SeenPage,
    request: PageRequest,
  ): void {
    if (!opened.has(symbol) && !page.isLimitReached) {
      opened.add(symbol);
      counted.change({ value: opened.size, begun: request.begun, done: request.done, by: request.process });
    }
    this.#check('count', counted, page.counted?.used ?? -1, request);
  }

  #oneOf<Item>(items: readonly Item[]): Item {
    return items[this.#pick(items.length)] as Item;
  }
}

/** Of pages that are no company's: Apple, which is open to everybody. */
function symbolOf(path: string): string {
  const [, symbol = 'AAPL'] = /^\/company\/(\w+)$/.exec(path) ?? [];
  return symbol;
}
