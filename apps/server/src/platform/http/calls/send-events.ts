import { Readable } from 'node:stream';
import type { Endpoint, EventOf } from '@tenfold/contract/endpoint';
import { toWire } from '@tenfold/contract/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** By its name: who takes anything may know of no stream. */
export function acceptsEvents({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').toLowerCase().includes('text/event-stream');
}

/**
 * Sends what a call answers as it comes, as server-sent events. What is refused before the first is a reply like any other;
 * later an event `failed` says the problem. Whoever leaves ends the call: its generator returns where it stands.
 *
 * @param begin with the signal that the caller has left
 */
export async function sendEvents<E extends Endpoint>(
  endpoint: E,
  begin: (left: AbortSignal) => AsyncGenerator<EventOf<E>, void>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // A generator that waits for something returns only afterwards.
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const events = begin(left.signal);
  const first = await events.next();
  if (reply.raw.destroyed) {
    await events.return();
    return reply.hijack();
  }
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that collects or compresses it would hold every event back to the last.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    vary: 'accept',
  });
  const sent = Readable.from(written(endpoint, first, events, request));
  sent.once('close', () => {
    events.return().catch((error) => request.server.problemOf(error, request));
  });
  return reply.send(sent);
}

async function* written<E extends Endpoint>(
  { events: schema }: E,
  first: IteratorResult<EventOf<E>, void>,
  events: AsyncGenerator<EventOf<E>, void>,
  request: FastifyRequest,
): AsyncGenerator<string> {
  const frame = (event: EventOf<E>) =>
    schema === undefined ? '' : frameOf(event.type, toWire(schema, schema.parse(event)));
  try {
    if (first.done !== true) yield frame(first.value);
    for await (const event of events) yield frame(event);
  } catch (error) {
    yield frameOf('failed', request.server.problemOf(error, request));
  }
}

function frameOf(type: string, data: unknown): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
