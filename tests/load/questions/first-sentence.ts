import { apiBase } from '@tenfold/contract/endpoint';
import { signIn } from '../../world/people.ts';
import { latency } from '../latency.ts';
import type { Running } from '../processes.ts';
import { heading, line } from '../report.ts';
import { at } from './times.ts';

const symbols = 'AAPL MSFT GOOGL NVDA NKE COST WMT PG TSLA KO JPM NFLX DIS MCD HD PEP V XOM'.split(' ');

/** From asking the assistant to the first sentence of its answer, without a language model. */
export async function benchFirstSentence(product: Running, dataDir: string): Promise<void> {
  heading('First sentence of the assistant, PostgreSQL, one after the other; aim: 300 ms');
  const headers = { authorization: `Bearer ${await signIn({ url: product.origin, dataDir }, 'ben')}` };
  const floor = await latency(
    { origin: product.origin, headers },
    () => ({ path: `${apiBase}/company/AAPL` }),
    100,
  );
  const print = (name: string, times: readonly number[]) => {
    const median = at(times, 0.5);
    const slowest = at(times, 1);
    const against = `${(median / floor.p50).toFixed(1)} of a prepared answer, the slowest ${slowest.toFixed(0)} ms`;
    line(name, `${median.toFixed(1)} ms`, against);
  };
  const times: { readonly first: number; readonly again: number }[] = [];
  for (const symbol of symbols) {
    const ask = () =>
      timeFirstSentence(product, headers, `What was the revenue of ${symbol} in fiscal 2023?`);
    times.push({ first: await ask(), again: await ask() });
  }
  print(
    'a company that nobody asked about before',
    times.map(({ first }) => first),
  );
  print(
    'the same again',
    times.map(({ again }) => again),
  );
}

async function timeFirstSentence(
  product: Running,
  headers: Record<string, string>,
  text: string,
): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${product.origin}${apiBase}/qa/ai/chats/send`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  return (await untilSentence(reply)) - began;
}

/** When its first sentence came; the rest is read, as one answer is written at a time. */
async function untilSentence(reply: Response): Promise<number> {
  const decoder = new TextDecoder();
  let came: number | null = null;
  let received = '';
  for await (const chunk of reply.body as ReadableStream<Uint8Array>) {
    received += decoder.decode(chunk, { stream: true });
    if (came === null && received.includes('event: sentence\n')) came = performance.now();
  }
  if (came === null) throw new Error(`No sentence came: ${reply.status} ${received.slice(0, 200)}`);
  return came;
}
