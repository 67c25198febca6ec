import { type Api, ApiError, type CallArguments } from '@tenfold/contract/call';
import type { Endpoint, ReplyOf } from '@tenfold/contract/endpoint';
import { keysFromWire } from '@tenfold/contract/wire-names';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../log/index.ts';
import { mapError } from '../errors/problem.ts';
import { type Caller, type CallInput, callKey } from './calls.ts';

export function createInProcessApi(app: FastifyInstance, caller: Caller, log: Logger): Api {
  return {
    async call<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
      const call = app.calls.get(callKey(endpoint));
      if (call === undefined) throw new RangeError(`No handler for ${callKey(endpoint)}`);
      try {
        return (await call((input ?? {}) as CallInput, caller)) as ReplyOf<E>;
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
