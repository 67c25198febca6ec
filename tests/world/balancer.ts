import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Sends each request to one of the servers that say they are ready, on connections it keeps open. It retries nothing. */
export interface Balancer {
  readonly url: string;
  add(url: string): Promise<void>;
  /** Requests whose server did not answer them. */
  readonly lost: readonly string[];
  close(): Promise<void>;
}

const probeEveryMs = 100;

export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  const lost: string[] = [];
  let turn = 0;
  const next = () => {
    const targets = [...ready].flatMap(([url, isReady]) => (isReady ? [url] : []));
    return targets[turn++ % targets.length];
  };
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const target = next();
    const fail = (why: string) => {
      lost.push(`${from.method} ${from.url} at ${target}: ${why}`);
      if (!to.headersSent) to.writeHead(502);
      to.end();
    };
    if (target === undefined) return fail('no server is ready');
    const { method } = from;
    // Whether a connection is kept is between its two ends.
    const { connection: _of, ...headers } = from.headers;
    const passed = request(new URL(from.url ?? '/', target), { method, headers, agent }, (answer) => {
      const { connection: _between, 'keep-alive': _keep, ...answered } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, answered);
      answer.on('error', (error) => fail(error.message)).pipe(to);
    });
    passed.on('error', (error) => fail(error.message));
    from.pipe(passed);
  };
  const upgraded = new Set<Socket>();
  /** A WebSocket stays with the server that accepted it, and ends with it. */
  const passUpgrade = (from: IncomingMessage, client: Duplex, head: Buffer) => {
    const target = next();
    if (target === undefined) return client.destroy();
    const { hostname, port } = new URL(target);
    const passed = connect(Number(port), hostname);
    upgraded.add(passed);
    const lines = [`${from.method} ${from.url} HTTP/1.1`];
    for (let index = 0; index < from.rawHeaders.length; index += 2)
      lines.push(`${from.rawHeaders[index]}: ${from.rawHeaders[index + 1]}`);
    passed.write(`${lines.join('\r\n')}\r\n\r\n`);
    passed.write(head);
    passed.pipe(client).pipe(passed);
    passed
      .on('error', () => client.destroy())
      .on('close', () => {
        upgraded.delete(passed);
        client.destroy();
      });
    client.on('error', () => passed.destroy()).on('close', () => passed.destroy());
  };
  const probe = async (url: string) => {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => null,
    );
    if (isReady === null) ready.delete(url);
    else ready.set(url, isReady);
  };
  const timer = setInterval(() => [...ready.keys()].map(probe), probeEveryMs);
  const server = createServer(pass).on('upgrade', passUpgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost,
    add: probe,
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      for (const socket of upgraded) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
