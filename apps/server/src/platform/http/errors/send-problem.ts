import type { IncomingMessage } from 'node:http';
import type { Problem } from '@tenfold/contract/errors';
import type { FastifyReply } from 'fastify';

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
