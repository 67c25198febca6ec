import { createHmac } from 'node:crypto';
import { eventJson } from './events.fixture.ts';
import type { SentEvent, StripeState } from './state.fixture.ts';

export interface Webhook {
  readonly body: Buffer;
  readonly signature: string;
}

/** @param at in seconds; when it was signed */
export function signEvent(event: SentEvent, secret: string, at: number, isLive = false): Webhook {
  const body = Buffer.from(JSON.stringify({ ...eventJson(event), livemode: isLive }));
  return { body, signature: signatureOf(body, secret, at) };
}

/** Signs by https://docs.stripe.com/webhooks#verify-manually */
export function signatureOf(body: Buffer, secret: string, at: number): string {
  const signed = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
  return `t=${at},v1=${signed}`;
}

export interface Delivery {
  readonly secret: string;
  /** Maps an event’s place to where it is sent; left out: in the order things happened. */
  readonly order?: (event: SentEvent) => number;
  /** How often each is sent. */
  readonly times?: number;
}

/** Sends everything that happened since to a receiver, one after the other, each signed when it is sent. */
export async function deliver(
  state: StripeState,
  since: number,
  { secret, order, times = 1 }: Delivery,
  receive: (webhook: Webhook) => unknown,
): Promise<void> {
  const events = state.events.slice(since).flatMap((event) => Array.from({ length: times }, () => event));
  const sorted = order === undefined ? events : events.toSorted((one, other) => order(one) - order(other));
  for (const event of sorted) await receive(signEvent(event, secret, state.now));
}
