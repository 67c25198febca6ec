import type { IncomingMessage } from 'node:http';
import { type ErrorCode, errorStatus, type Problem } from '@tenfold/contract/errors/codes';
import { keysToWire } from '@tenfold/contract/wire/wire-names';
import type { FastifyReply } from 'fastify';
import { describeDatabaseOutage, isDiskFull } from '../../db/index.ts';
import { AppError, Stale } from './app-error.ts';

export interface MappedError {
  readonly problem: Problem;
  readonly isDefect: boolean;
}

export function mapError(error: unknown, requestId: string): MappedError {
  if (error instanceof AppError) {
    const problem = buildProblem(error.code, error.message, requestId, error.fields);
    return {
      problem: error instanceof Stale ? { ...problem, current: keysToWire(error.current) } : problem,
      isDefect: false,
    };
  }
  const away = describeDatabaseOutage(error);
  if (away !== null) {
    return {
      problem: buildProblem('unavailable', `${away} Please try again in a moment.`, requestId),
      isDefect: false,
    };
  }
  if (isDiskFull(error)) {
    const message = 'This can’t be saved right now. Please try again later.';
    return { problem: buildProblem('unavailable', message, requestId), isDefect: false };
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) {
    return { problem: buildProblem('too_large', 'The request is too large.', requestId), isDefect: false };
  }
  if (status >= 400 && status < 500) {
    return { problem: buildProblem('malformed_request', malformed(error), requestId), isDefect: false };
  }
  const message = `Something went wrong on our side. Reference: ${requestId}.`;
  return { problem: buildProblem('internal', message, requestId), isDefect: true };
}

export function buildProblem(
  code: ErrorCode,
  message: string,
  requestId: string,
  fields: Readonly<Record<string, string>> = {},
): Problem {
  return {
    status: errorStatus[code],
    code,
    detail: message,
    error_message: message,
    ...(Object.keys(fields).length > 0 && { error_fields: fields }),
    ...(code === 'quota_reached' && { max_reached: true }),
    request_id: requestId,
  };
}

function malformed(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'Send the body as application/json.';
  if (error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return 'The body is not valid JSON.';
  }
  return 'The request could not be read.';
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  // Don't wait for the rest of a refused body.
  if (isBodyUnread(reply.request.raw)) reply.header('connection', 'close');
  return reply
    .code(problem.status)
    .headers({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify(problem));
}

function isBodyUnread({ complete, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return !complete && (length > 0 || headers['transfer-encoding'] !== undefined);
}
