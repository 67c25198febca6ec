import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const exportAccount = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'export',
  path: '/user/export',
  summary: 'Export the account’s data as an archive',
  reply: z.object({
    fileName: z.string(),
    /** A zip archive of JSON files and the photo. */
    archive: z.base64(),
  }),
});

export const previewDeletion = endpoint({
  method: 'GET',
  access: 'person',
  path: '/user/delete',
  summary: 'What deleting the account deletes, and what stays',
  reply: z.object({
    deleted: z.array(z.string()),
    kept: z.array(z.object({ what: z.string(), how: z.enum(['anonymize', 'keep']), why: z.string() })),
  }),
});

export const deleteAccount = endpoint({
  method: 'POST',
  access: 'person',
  path: '/user/delete',
  summary: 'Delete the account and its private data',
  body: z.object({
    /** Typed again, so that nobody deletes by mistake. */
    email: z.string().trim().toLowerCase(),
    /** Empty only for an account without one. */
    password: z.string().max(200, 'This is too long'),
  }),
  reply: z.object({ isDeleted: z.boolean() }),
});
