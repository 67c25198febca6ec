import type { Endpoint, ReplyOf } from '@tenfold/contract/endpoint';
import { toWire } from '@tenfold/contract/wire';
import { deepFreeze } from '../../documents/index.ts';

export interface ParsedReply<E extends Endpoint> {
  readonly reply: ReplyOf<E>;
  /** The reply as it is sent over HTTP. */
  readonly text: () => string;
}

/** A handler that returns the same frozen value again costs neither parsing nor serialising. */
export function replyParser<E extends Endpoint>(endpoint: E): (given: unknown) => ParsedReply<E> {
  const known = new WeakMap<object, ParsedReply<E>>();
  const parse = (given: unknown, finish: (reply: ReplyOf<E>) => ReplyOf<E>): ParsedReply<E> => {
    const reply = finish(endpoint.reply.parse(given) as ReplyOf<E>);
    let text: string | undefined;
    return {
      reply,
      text: () => {
        text ??= JSON.stringify(toWire(endpoint.reply, reply));
        return text;
      },
    };
  };
  return (given) => {
    if (typeof given !== 'object' || given === null || !Object.isFrozen(given)) {
      return parse(given, (reply) => reply);
    }
    let parsed = known.get(given);
    if (parsed === undefined) {
      parsed = parse(given, deepFreeze);
      known.set(given, parsed);
    }
    return parsed;
  };
}
