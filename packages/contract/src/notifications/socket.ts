import { z } from 'zod';
import { notificationKinds } from './kinds.ts';

export * from './socket-rules.ts';

const seq = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('auth'),
    token: z.string().min(1).max(900),
    /** The last number the client knows; null or left out: none yet, so it asks for the list itself. */
    after: seq.nullable().default(null),
  }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.output<typeof clientMessage>;

/**
 * Says that there is something to ask for, never what. `ready`: all that was missed has been sent; `pong`: the answer to
 * a ping; `read`: some were read, here or elsewhere; `resync`: too many were missed, so ask for the list.
 */
export const serverMessage = z.strictObject({
  kind: z.enum([...notificationKinds, 'ready', 'pong', 'read', 'resync']),
  /** The id of the notification; null where it is not of one. */
  id: z.number().int().positive().nullable(),
  /** Its number, else the last number of the person. A number that comes twice is the same notification. */
  seq,
});
export type ServerMessage = z.output<typeof serverMessage>;
