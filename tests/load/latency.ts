import { Agent, request } from 'node:http';

export interface LoadRequest {
  readonly path: string;
  /** Sent as JSON with POST; without a body GET. */
  readonly body?: unknown;
}

export interface Reached {
  readonly origin: string;
  /** Sent by a signed-in caller; none for a visitor. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Latency {
  /** Milliseconds to the last byte. */
  readonly p50: number;
  readonly p99: number;
  /** The largest answer, compressed. */
  readonly bytes: number;
}

/** One request after the other on one keep-alive connection, after a tenth as many to warm up. Throws on a refusal. */
export async function latency(
  reached: Reached,
  ask: (turn: number) => LoadRequest,
  turns: number,
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const warmUp = Math.ceil(turns / 10);
  const times: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn < warmUp + turns; turn += 1) {
    const sent = ask(turn);
    const began = performance.now();
    const length = await answerTo(agent, reached, sent);
    if (turn >= warmUp) times.push(performance.now() - began);
    bytes = Math.max(bytes, length);
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), bytes };
}

function answerTo(agent: Agent, reached: Reached, { path, body }: LoadRequest): Promise<number> {
  const headers = {
    ...reached.headers,
    'accept-encoding': 'br',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      reached.origin + path,
      { agent, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(bytes);
          else reject(new Error(`${path} answered ${answer.statusCode}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
