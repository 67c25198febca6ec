import { type Api, ApiError, type CallArguments } from '@tenfold/contract/call';
import type { Endpoint, ReplyOf } from '@tenfold/contract/endpoint';
import { keysFromWire } from '@tenfold/contract/wire/wire-names';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../log/index.ts';
import { mapError } from '../errors/problem.ts';
import { type Caller, type CallInput, callKey, type PreparedCall } from './calls.ts';

/** Makes each call of an api, and may remember it. */
export type CallRunner = (name: string, prepared: PreparedCall, caller: Caller) => Promise<unknown>;

export function createInProcessApi(
  app: FastifyInstance,
  caller: Caller,
  log: Logger,
  run: CallRunner = (_, prepared) => prepared(caller),
): Api {
  return {
    async call<E extends Endpoint>(endpoint: E, ...[given]: CallArguments<E>) {
      const input = (given ?? {}) as CallInput;
      const key = callKey(endpoint);
      const call = app.calls.get(key);
      if (call === undefined) throw new RangeError(`No handler for ${key}`);
      try {
        const prepared = call(input);
        return (await run(`${key} ${JSON.stringify(input)}`, prepared, caller)) as ReplyOf<E>;
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
