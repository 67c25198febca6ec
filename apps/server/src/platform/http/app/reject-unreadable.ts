import type { Socket } from 'node:net';
import type { ErrorCode } from '@tenfold/contract/errors/codes';
import { buildProblem } from '../errors/problem.ts';

const refusals: Readonly<Record<string, readonly [ErrorCode, reason: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    'head_too_large',
    'Request Header Fields Too Large',
    'The request headers are too large.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['too_slow', 'Request Timeout', 'The request took too long to arrive.'],
};

export function rejectUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) return;
  const [code, reason, message] = refusals[error.code ?? ''] ?? [
    'malformed_request' as const,
    'Bad Request',
    'The request could not be read.',
  ];
  const problem = buildProblem(code, message, 'unread');
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${reason}`,
    'content-type: application/problem+json',
    'x-content-type-options: nosniff',
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
