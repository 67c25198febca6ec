import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the SEC answers, on this machine; the length of the content serves as its ETag. */
export interface EdgarServer {
  readonly url: string;
  /** Paths answered with content since the start or the last `clear`. */
  readonly sent: string[];
  publish(path: string, content: object | string): void;
  /** Symbols F1, F2, … of filers 1, 2, … */
  publishTickers(...ciks: readonly number[]): void;
  /** Null: answers again. */
  failWith(status: number | null): void;
  /** Holds answers back until the returned function is called. */
  hold(): () => void;
  close(): void;
}

export async function openEdgarServer(): Promise<EdgarServer> {
  const published = new Map<string, string>();
  const sent: string[] = [];
  let failure: number | null = null;
  let held: Promise<void> = Promise.resolve();
  const server = createServer(async ({ url = '', headers }, response) => {
    await held;
    const content = published.get(url);
    const mark = `"${content?.length}"`;
    if (failure !== null) response.writeHead(failure).end();
    else if (content === undefined) response.writeHead(404).end();
    else if (headers['if-none-match'] === mark) response.writeHead(304).end();
    else {
      sent.push(url);
      response.setHeader('etag', mark).end(content);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const publish = (path: string, content: object | string) =>
    published.set(path, typeof content === 'string' ? content : JSON.stringify(content));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    publish,
    publishTickers(...ciks) {
      const data = ciks.map((cik) => [cik, `Filer ${cik}`, `F${cik}`, 'NYSE']);
      publish('/company_tickers_exchange.json', { fields: ['cik', 'name', 'ticker', 'exchange'], data });
    },
    failWith(status) {
      failure = status;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
