import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBase } from '@tenfold/contract/endpoint';

/** Pages, calls and registrations that write and send an email, each from another network. */
export class Load {
  readonly failures: string[] = [];
  readonly registered: string[] = [];
  done = 0;
  readonly #url: string;
  #until = Number.POSITIVE_INFINITY;

  constructor(url: string) {
    this.#url = url;
  }

  /** Ends after so many requests. */
  end(requests: number): void {
    this.#until = requests;
  }

  async run(): Promise<void> {
    while (this.done < this.#until) {
      const count = this.done++;
      const send = kinds[count % kinds.length];
      await send?.(this, count).catch((error) => this.failures.push(`${count}: ${error.message}`));
    }
  }

  async ask(path: string, count: number, body?: object): Promise<void> {
    const { status } = await fetch(`${this.#url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then(async (answer) => {
      await answer.arrayBuffer();
      return answer;
    });
    if (status !== 200) this.failures.push(`${count}: ${path} answered ${status}`);
  }
}

const kinds: ((load: Load, count: number) => Promise<void>)[] = [
  ...['/', '/login', '/plans', `${apiBase}/company`, `${apiBase}/user/sign-in-options`, '/favicon.ico'].map(
    (path) => (load: Load, count: number) => load.ask(path, count),
  ),
  (load, count) => load.ask(`${apiBase}/company/symbols/search`, count, { symbols: ['AAPL'] }),
  async (load, count) => {
    // Registrations are hashed, which is expensive: one in forty requests.
    if (count % 5 !== 0) return load.ask('/healthz', count);
    const email = `reader-${count}@example.org`;
    await load.ask(`${apiBase}/user/register`, count, { email, password: 'correct horse battery' });
    load.registered.push(email);
  },
];

/** Whose email is in the outbox. */
export function mailedTo(dataDir: string): Set<string> {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  const written = names.filter((name) => !name.startsWith('.'));
  return new Set(
    written.map((name) => /^To: (\S+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? name),
  );
}
