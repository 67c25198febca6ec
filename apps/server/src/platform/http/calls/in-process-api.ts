import { type Api, ApiError, type CallArguments } from '@tenfold/contract/call';
import type { Endpoint, ReplyOf } from '@tenfold/contract/endpoint';
import { keysFromWire } from '@tenfold/contract/wire/wire-names';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../log/index.ts';
import { mapError } from '../errors/problem.ts';
import { type Ask, type Caller, type CallInput, callKey } from './calls.ts';

/** Asks for each call of an api, and may remember it. */
export type Asker = (name: string, ask: Ask, caller: Caller) => Promise<unknown>;

export function createInProcessApi(
  app: FastifyInstance,
  caller: Caller,
  log: Logger,
  asker: Asker = (_, ask) => ask(caller),
): Api {
  return {
    async call<E extends Endpoint>(endpoint: E, ...[given]: CallArguments<E>) {
      const input = (given ?? {}) as CallInput;
      const key = callKey(endpoint);
      const call = app.calls.get(key);
      if (call === undefined) throw new RangeError(`No handler for ${key}`);
      try {
        const ask = call(input);
        return (await asker(`${key} ${JSON.stringify(input)}`, ask, caller)) as ReplyOf<E>;
      } catch (error) {
        const { problem, isDefect } = mapError(error, caller.requestId);
        if (isDefect) log.error({ err: error, requestId: caller.requestId }, 'call failed');
        throw new ApiError(problem.status, problem.code, problem.detail, {
          fields: problem.error_fields ?? {},
          requestId: problem.request_id,
          current: keysFromWire(problem.current),
          cause: error,
        });
      }
    },
  };
}
