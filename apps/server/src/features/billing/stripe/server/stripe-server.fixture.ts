import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StoppedClock } from '../../../../platform/clock/index.ts';
import { type ApiAnswer, answerOf } from './api.fixture.ts';
import { readForm } from './form.fixture.ts';
import { openDescription, type PublishedDescription } from './published.fixture.ts';
import { documentHost } from './render-plan.fixture.ts';
import { type MovableClock, StripeState } from './state.fixture.ts';

/**
 * - `drop`: the work is done, the answer never arrives
 * - `error`: 500, nothing is done
 * - `silence`: the work is done, and nothing is answered
 * - `busy`: another request with this key isn’t answered yet
 */
export type Fault = 'drop' | 'error' | 'silence' | 'busy';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly version: string | null;
  readonly form: string;
}

/** A Stripe of our own: the calls that are used, with state, a clock, and faults. */
export class StripeServer {
  readonly state: StripeState;
  readonly description: PublishedDescription | null;
  readonly received: Received[] = [];
  readonly #answers = new Map<string, { readonly request: string; readonly answer: ApiAnswer }>();
  readonly #faults: { readonly fault: Fault; readonly path: RegExp; readonly happened: () => void }[] = [];
  readonly #server = createServer((request, response) => {
    void this.#serve(request, response);
  });

  private constructor(clock: MovableClock, description: PublishedDescription | null) {
    this.state = new StripeState(clock);
    this.description = description;
  }

  static async start(clock: MovableClock = new StoppedClock('2026-11-26T10:00:00Z')): Promise<StripeServer> {
    const server = new StripeServer(clock, await openDescription());
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The next request of such a method and path, `POST /v1/refunds`, fails so. Resolves once it has. */
  failNext(fault: Fault, path: RegExp): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#faults.push({ fault, path, happened: resolve });
    return promise;
  }

  /** Stripe does so after a day. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const [path = '', query = ''] = url.split('?');
    const form = method === 'POST' ? await textOf(request) : query;
    const key = headers['idempotency-key']?.toString() ?? null;
    this.received.push({ method, path, key, version: headers['stripe-version']?.toString() ?? null, form });
    if (method === 'GET' && sendDocument(this.state, path, response)) return;
    const failing = this.#takeFault(`${method} ${path}`);
    const fault = failing?.fault;
    if (fault === 'error' || fault === 'busy') {
      send(response, refusedWith(fault), this.url);
      failing?.happened();
      return;
    }
    this.description?.request(method, path, form);
    const answer =
      method === 'POST' ? this.#once(key, path, form) : answerOf(this.state, method, path, readForm(form));
    this.description?.answer(method, path, answer.status, answer.body);
    if (fault === 'drop') request.socket.destroy();
    else if (fault === undefined) send(response, answer, this.url);
    failing?.happened();
  }

  /** The same key, the same answer. */
  #once(key: string | null, path: string, form: string): ApiAnswer {
    const request = `${path} ${form}`;
    const before = key === null ? undefined : this.#answers.get(key);
    if (before !== undefined) return before.request === request ? before.answer : keyIsTaken;
    const answer = answerOf(this.state, 'POST', path, readForm(form));
    if (key !== null) this.#answers.set(key, { request, answer: structuredClone(answer) });
    return answer;
  }

  #takeFault(requestPath: string) {
    const index = this.#faults.findIndex(({ path }) => path.test(requestPath));
    return index === -1 ? undefined : this.#faults.splice(index, 1)[0];
  }
}

const keyIsTaken: ApiAnswer = {
  status: 400,
  body: { error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' } },
};

function refusedWith(fault: 'error' | 'busy'): ApiAnswer {
  if (fault === 'error') return { status: 500, body: { error: { type: 'api_error', message: 'Sorry' } } };
  const error = { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'Not yet' };
  return { status: 409, body: { error } };
}

/** @param url where we are: documents are here as well */
function send(response: ServerResponse, { status, body }: ApiAnswer, url: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
  response.end(JSON.stringify(body).replaceAll(documentHost, url));
}

/** An invoice’s address leads on to that of its file, like at Stripe. False: it is neither. */
function sendDocument(state: StripeState, path: string, response: ServerResponse): boolean {
  const [, id = '', isFile] = /^\/invoice\/(\w+)\/pdf(\/file)?$/.exec(path) ?? [];
  const invoice = state.invoices.get(id);
  if (invoice === undefined) return false;
  if (isFile === undefined) response.writeHead(302, { location: `${path}/file` }).end();
  else response.end(`%PDF-1.7\n% Stripe’s invoice ${invoice.number}\n`);
  return true;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
