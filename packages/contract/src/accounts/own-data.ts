import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Everything of theirs. The browser makes a file of it. */
export const exportAccount = endpoint({
  method: 'POST',
  access: 'person',
  path: '/user/export',
  summary: 'Export the account’s data as an archive',
  reply: z.object({
    fileName: z.string(),
    /** A zip archive of JSON files, one for each kind of thing, and the picture. */
    archive: z.base64(),
  }),
});

export const deleteAccount = endpoint({
  method: 'POST',
  access: 'person',
  path: '/user/delete',
  summary: 'Delete the account and its private data',
  body: z.object({
    /** The email address, typed again: a slip deletes nothing. */
    email: z.string().trim().toLowerCase(),
    /** Empty only for an account without one. */
    password: z.string().max(200, 'This is too long'),
  }),
  reply: z.object({ isDeleted: z.boolean() }),
});
