import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accessTokenReply, emailField, passwordField } from './credentials.ts';

export const logIn = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/login',
  summary: 'Sign in with email address and password',
  encoding: 'form',
  body: z.object({ username: emailField, password: passwordField }),
  reply: accessTokenReply,
  refusals: ['unauthenticated'],
});

const providerToken = z.object({
  accessToken: z.string().min(1, 'The token is missing').max(8_192, 'The token is too long'),
});

export const logInWithGoogle = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/google',
  summary: 'Sign in with a Google token',
  body: providerToken,
  reply: accessTokenReply,
  refusals: ['not_found'],
});

export const logInWithApple = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/user/apple',
  summary: 'Sign in with an Apple token',
  body: providerToken,
  reply: accessTokenReply,
  refusals: ['not_found'],
});

export const getSignInOptions = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/user/sign-in-options',
  summary: 'Ways to sign in',
  reply: z.object({
    google: z.object({ clientId: z.string() }).nullable(),
    apple: z.object({ clientId: z.string(), redirectUri: z.string() }).nullable(),
  }),
});

export const logOut = endpoint({
  method: 'POST',
  access: 'person',
  path: '/user/logout',
  summary: 'Sign out: end this session and its token',
  reply: z.object({ isEnded: z.boolean() }),
});
