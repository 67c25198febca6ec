import type { Problem } from '@tenfold/contract/errors';
import type { FastifyReply } from 'fastify';

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify(problem));
}
