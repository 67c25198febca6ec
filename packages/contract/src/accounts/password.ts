import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  acceptedReply,
  accessTokenReply,
  emailField,
  mailTokenField,
  newPasswordField,
  passwordField,
} from './credentials.ts';

export const forgotPassword = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/forgot-password',
  summary: 'Send a link to choose a new password',
  body: z.object({ email: emailField }),
  reply: acceptedReply,
});

export const resetPassword = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/reset-password',
  summary: 'Choose a new password with an emailed token',
  body: z.object({ token: mailTokenField, password: newPasswordField }),
  reply: accessTokenReply,
});

export const updatePassword = endpoint({
  method: 'POST',
  access: 'person',
  path: '/user/update-password',
  summary: 'Change the password',
  body: z
    .object({
      /** Empty only for an account without one (Google or Apple). */
      oldPassword: z.string().max(200, 'This is too long'),
      newPassword: newPasswordField,
      rePassword: passwordField,
    })
    .refine((body) => body.newPassword === body.rePassword, {
      path: ['rePassword'],
      error: 'The passwords don’t match',
    }),
  reply: z.object({ endedSessions: z.number().int() }),
  refusals: ['conflict'],
});
