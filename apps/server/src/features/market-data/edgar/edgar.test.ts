import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { Edgar } from './edgar.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

function stoppedTime() {
  let time = 0;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => time,
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds);
      time += milliseconds;
    },
  };
}

async function edgarAt(answer: RequestListener) {
  const requests: IncomingMessage[] = [];
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const time = stoppedTime();
  const edgar = new Edgar({
    fetch,
    ...time,
    contact: 'ann@example.org',
    dataUrl: url,
    filesUrl: `${url}/files`,
  });
  return { edgar, requests, time };
}

describe('a request', () => {
  test('names the caller and the ten-digit CIK', async () => {
    const { edgar, requests } = await edgarAt((_, response) => response.end('{}'));
    await edgar.companyFacts(320193, null);
    await edgar.submissions(320193, null);
    await edgar.tickers(null);
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/xbrl/companyfacts/CIK0000320193.json',
      '/submissions/CIK0000320193.json',
      '/files/company_tickers_exchange.json',
    ]);
    expect(requests[0]?.headers['user-agent']).toContain('ann@example.org');
  });

  test('returns the body with its ETag', async () => {
    const { edgar } = await edgarAt((_, response) => response.setHeader('etag', '"v1"').end('{"cik":1}'));
    expect(await edgar.companyFacts(1, null)).toEqual({
      state: 'answered',
      body: Buffer.from('{"cik":1}'),
      validator: '"v1"',
    });
  });

  test('with an ETag is answered as unchanged when nothing changed', async () => {
    const { edgar } = await edgarAt((request, response) => {
      response.statusCode = request.headers['if-none-match'] === '"v1"' ? 304 : 200;
      response.end();
    });
    expect(await edgar.companyFacts(1, '"v1"')).toEqual({ state: 'unchanged' });
  });

  test('with a date asks for changes since', async () => {
    const { edgar, requests } = await edgarAt((_, response) => response.end());
    await edgar.companyFacts(1, 'Fri, 14 Aug 2026 10:00:00 GMT');
    expect(requests[0]?.headers['if-modified-since']).toBe('Fri, 14 Aug 2026 10:00:00 GMT');
  });

  test('for a filer without figures returns absent', async () => {
    const { edgar, requests } = await edgarAt((_, response) => response.writeHead(404).end());
    expect(await edgar.companyFacts(1, null)).toEqual({ state: 'absent' });
    expect(requests).toHaveLength(1);
  });
});

describe('retries', () => {
  test('start at most eight requests a second', async () => {
    const { edgar, time } = await edgarAt((_, response) => response.end());
    for (let i = 0; i < 17; i++) await edgar.companyFacts(i + 1, null);
    expect(time.now()).toBeGreaterThanOrEqual(2000);
  });

  test('wait longer each time for a busy server', async () => {
    let times = 0;
    const { edgar, time } = await edgarAt((_, response) => {
      times += 1;
      response.writeHead(times < 4 ? 503 : 200).end('{}');
    });
    expect(await edgar.companyFacts(1, null)).toMatchObject({ state: 'answered' });
    expect(time.pauses.filter((pause) => pause >= 1000)).toEqual([1000, 2000, 4000]);
  });

  test('respect Retry-After', async () => {
    let times = 0;
    const { edgar, time } = await edgarAt((_, response) => {
      times += 1;
      response.writeHead(times === 1 ? 429 : 200, { 'retry-after': '7' }).end('{}');
    });
    await edgar.companyFacts(1, null);
    expect(time.pauses).toContain(7000);
  });

  test('repeat an answer that was cut off', async () => {
    let times = 0;
    const { edgar } = await edgarAt((_, response) => {
      times += 1;
      if (times > 1) response.end('{"cik":1}');
      else {
        response.writeHead(200, { 'content-length': '100' }).write('{"ci');
        setImmediate(() => response.destroy());
      }
    });
    expect(await edgar.companyFacts(1, null)).toMatchObject({ body: Buffer.from('{"cik":1}') });
  });

  test('end with the address and the reason', async () => {
    const { edgar, requests } = await edgarAt((_, response) => response.writeHead(500).end());
    await expect(edgar.companyFacts(1, null)).rejects.toThrow(/CIK0000000001.*status 500/);
    expect(requests).toHaveLength(6);
  });

  test('do not repeat a refusal of the caller', async () => {
    const { edgar, requests } = await edgarAt((_, response) => response.writeHead(403).end());
    await expect(edgar.companyFacts(1, null)).rejects.toThrow(ImportError);
    expect(requests).toHaveLength(1);
  });
});
