import {
  type Api,
  ApiError,
  type CallArguments,
  type CallParts,
  type CallRoute,
  requestOf,
  toApiError,
  unexpected,
} from '@tenfold/contract/call';
import type { CallName, Calls } from '@tenfold/contract/calls';
import { apiBase, type EventOf, type InputOf } from '@tenfold/contract/endpoint';
import { keysFromWire } from '@tenfold/contract/wire/wire-names';
import { accessToken } from '../storage/access-token.ts';
import { browserConsequences, createBrowserApi } from './browser-api.ts';
import { readEvents } from './read-events.ts';

/** A call that answers as it goes. */
type StreamName = {
  [Name in CallName]: Calls[Name] extends { readonly events: unknown } ? Name : never;
}[CallName];

interface StreamListener<Name extends StreamName> {
  /** Ends it: whoever leaves stops the answer. */
  readonly signal: AbortSignal;
  readonly onEvent: (event: EventOf<Calls[Name]>) => void;
}

const silentSeconds = 30;

/**
 * Makes a call and hears its events, to the one named `end`.
 *
 * @throws ApiError as any call; `no_response` also where the stream breaks off
 */
export async function streamCall<Name extends StreamName>(
  name: Name,
  input: InputOf<Calls[Name]>,
  { signal, onEvent }: StreamListener<Name>,
): Promise<void> {
  const api = {
    call: (route: CallRoute, given: CallParts) => hear(route, given, signal, onEvent),
  } as unknown as Api;
  const given = [input] as unknown as CallArguments<Calls[Name]>;
  await createBrowserApi(api, browserConsequences).call(name, ...(given as never));
}

async function hear(
  route: CallRoute,
  input: CallParts,
  left: AbortSignal,
  onEvent: (event: never) => void,
): Promise<void> {
  const { path, init } = requestOf(route, input, accessToken());
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silentSeconds * 1_000);
  try {
    const headers = { ...init.headers, accept: 'text/event-stream' };
    const signal = AbortSignal.any([left, silence.signal]);
    const response = await fetch(`${apiBase}${path}`, { ...init, headers, signal });
    if (!response.ok || response.body === null) throw toApiError(response.status, await response.text());
    for await (const { type, data } of readEvents(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silentSeconds * 1_000);
      if (type === 'failed') throw toApiError(statusIn(data), data);
      onEvent(keysFromWire(JSON.parse(data)) as never);
      if (type === 'end') return;
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(500, 'no_response', unexpected, { cause });
  } finally {
    clearTimeout(timer);
  }
  throw new ApiError(500, 'no_response', unexpected);
}

function statusIn(problem: string): number {
  return Number((JSON.parse(problem) as { status: unknown }).status);
}
