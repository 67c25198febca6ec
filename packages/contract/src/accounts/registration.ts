import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  acceptedReply,
  accessTokenReply,
  emailField,
  mailTokenField,
  nameField,
  newPasswordField,
} from './credentials.ts';
import { currentUser, investorProfile } from './person.ts';

/** Must not reveal whether the address is registered. */
export const checkEmail = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/check-email/{email}',
  summary: 'Check an email address for registration',
  params: z.object({ email: z.string().max(320, 'This is too long for an email address') }),
  reply: z.object({ isAcceptable: z.boolean(), reason: z.string().nullable() }),
});

/** The same answer for a new and a known address. */
export const register = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/register',
  summary: 'Sign up; an email confirms the address',
  body: z.object({
    email: emailField,
    password: newPasswordField,
    firstName: nameField.default(''),
    secondName: nameField.default(''),
  }),
  reply: acceptedReply,
});

export const requestVerifyToken = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/request-verify-token',
  summary: 'Resend the confirmation email',
  body: z.object({ email: emailField }),
  reply: acceptedReply,
});

export const verify = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/verify',
  summary: 'Confirm an email address with an emailed token',
  body: z.object({ token: mailTokenField }),
  reply: accessTokenReply,
});

/** Doesn't use the link up: a page calls it when it opens. */
export const checkMailLink = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/check-mail-link',
  summary: 'Check whether an emailed link still works',
  body: z.object({ token: mailTokenField, purpose: z.enum(['verify', 'reset']) }),
  reply: z.object({ isValid: z.boolean() }),
});

export const checkVerify = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/check-verify',
  summary: 'Check whether an access token’s account is confirmed',
  body: z.object({
    accessToken: z.string().min(1, 'The token is missing').max(4_096, 'The token is too long'),
  }),
  reply: z.object({ isVerified: z.boolean() }),
});

export const completeRegister = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'profile',
  path: '/user/complete-register',
  summary: 'Complete a registration',
  body: z.object({
    firstName: nameField.min(1, 'Enter your first name'),
    secondName: nameField.default(''),
    profile: investorProfile.optional(),
  }),
  reply: z.object({ user: currentUser }),
});
