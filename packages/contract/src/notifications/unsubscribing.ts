import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The emails that can be stopped: at once about a subject, or the daily digest. */
export const subscriptions = ['price', 'report', 'question', 'digest'] as const;
export type MailSubscription = (typeof subscriptions)[number];

/** The page that asks; a mail program posts to it, for one click. */
export function unsubscribePath(unsubscribeToken: string): string {
  return `/unsubscribe/${encodeURIComponent(unsubscribeToken)}`;
}

const token = z.string().trim().min(1, 'The link is not complete').max(200, 'The link is not complete');

const reply = z.object({
  subscription: z.enum(subscriptions),
  isSubscribed: z.boolean(),
  /** Enough to recognise one’s own: `b…@example.org`. */
  email: z.string(),
});

/** Asking changes nothing: mail programs open links by themselves. */
export const getSubscription = endpoint({
  method: 'GET',
  access: 'anyone',
  limit: 'unsubscribe',
  path: '/notifications/unsubscribe/{unsubscribeToken}',
  summary: 'The emails that a link stops',
  params: z.object({ unsubscribeToken: token }),
  reply,
  refusals: ['not_found'],
});

/** Without signing in: the token of the link is enough, and good for nothing else. */
export const unsubscribe = endpoint({
  method: 'POST',
  access: 'anyone',
  limit: 'unsubscribe',
  path: '/notifications/unsubscribe',
  summary: 'Stop the emails of a link',
  body: z.object({ token }),
  reply,
  refusals: ['not_found'],
});
