import { z } from 'zod';
import { type ErrorCode, errorStatus } from '../errors/codes.ts';

export const problem = z
  .object({
    status: z.number().int().describe('The HTTP status.'),
    code: z.enum(Object.keys(errorStatus) as ErrorCode[]).describe('The reason, for programs.'),
    detail: z.string().describe('The reason, for people.'),
    errorMessage: z.string().describe('The same as `detail`.'),
    errorFields: z.record(z.string(), z.string()).optional().describe('What is wrong with each field.'),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('Set with `stale`: what is stored now, as the call answers it.'),
    maxReached: z.literal(true).optional().describe('Set with `quota_reached`.'),
    requestId: z.string().describe('Quote this when you report a problem.'),
  })
  .describe('Why a request was refused.');

interface ProblemDocs {
  readonly description: string;
  readonly detail: string;
}

export const problemDocs: Readonly<Record<ErrorCode, ProblemDocs>> = {
  malformed_request: {
    description: 'The request could not be read.',
    detail: 'The body is not valid JSON.',
  },
  unauthenticated: {
    description: 'You are not signed in, or your session has ended.',
    detail: 'Your session has ended. Please sign in again.',
  },
  forbidden: {
    description: 'Your plan, or the site the request came from, does not allow this.',
    detail: 'This request must come from a page of this site.',
  },
  payment_refused: {
    description: 'The card, the bank or the payment provider refused. Nothing was charged.',
    detail: 'Your card was declined: insufficient funds. You were not charged and your plan has not changed.',
  },
  quota_reached: {
    description: 'All companies of this month are used up.',
    detail: 'You have opened 5 of 5 companies this month.',
  },
  not_found: { description: 'It does not exist.', detail: 'NKE has no figures for 1950.' },
  company_not_found: {
    description: 'No company has this symbol.',
    detail: 'There is no company with the symbol NOSUCH.',
  },
  company_not_on_file: {
    description: 'The company is listed, but has no figures here yet.',
    detail: 'The Coca-Cola Company (KO) is listed, but we don’t have its filings yet.',
  },
  method_not_allowed: {
    description: 'The path does not take this method.',
    detail: 'PUT isn’t allowed here.',
  },
  too_slow: {
    description: 'The request took too long to arrive.',
    detail: 'The request took too long to arrive.',
  },
  conflict: {
    description: 'Something else changed the same data.',
    detail: 'The password has just been changed elsewhere.',
  },
  stale: {
    description: 'It was changed since; `current` is what is stored now.',
    detail: 'This forecast was also changed elsewhere.',
  },
  too_large: { description: 'The body is too large.', detail: 'The request is too large.' },
  invalid_request: {
    description: 'A parameter or a field is not valid; `error_fields` names each.',
    detail: 'This is missing',
  },
  too_many_requests: {
    description: 'Too many requests in too short a time; `Retry-After` gives the seconds to wait.',
    detail: 'Too many attempts. Please try again in a minute.',
  },
  head_too_large: {
    description: 'The headers are too large.',
    detail: 'The request headers are too large.',
  },
  internal: { description: 'Something went wrong on our side.', detail: 'Something went wrong on our side.' },
  unavailable: {
    description: 'The service is busy or being started; try again in a moment.',
    detail: 'Please try again in a moment.',
  },
};
