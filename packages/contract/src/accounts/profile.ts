import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameField } from './credentials.ts';
import { currentUser, investorProfile } from './person.ts';

const userReply = z.object({ user: currentUser });

export const getMe = endpoint({
  method: 'GET',
  access: 'person',
  path: '/user/me',
  summary: 'The signed-in user',
  reply: currentUser,
});

export const updateUserName = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'profile',
  path: '/user/update-user-name',
  summary: 'Change the name',
  body: z.object({ firstName: nameField.min(1, 'Enter your first name'), secondName: nameField }),
  reply: userReply,
});

export const updateBio = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'profile',
  path: '/user/update-bio',
  summary: 'Change the public profile',
  body: z.object({ bio: z.string().trim().max(500, 'Use at most 500 characters') }),
  reply: userReply,
});

export const updateProfile = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'profile',
  path: '/user/update-profile',
  summary: 'Change the investor profile',
  body: investorProfile,
  reply: userReply,
});

/** Base64; null removes it. */
export const updateAvatar = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'picture',
  path: '/user/update-avatar',
  summary: 'Change the picture',
  body: z.object({
    image: z
      .base64({ error: 'We couldn’t read this photo' })
      .max(4_000_000, 'Use a photo of 3 MB or less')
      .nullable(),
  }),
  maxBodyBytes: 4_100_000,
  reply: userReply,
});

export const userSettings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Use three capital letters, such as USD'),
  view: z.enum(['light', 'pro']),
  /** Emails about the account itself are always sent. */
  newsletter: z.boolean(),
});
export type UserSettings = z.output<typeof userSettings>;

export const getUserSettings = endpoint({
  method: 'POST',
  access: 'person',
  path: '/user/settings',
  summary: 'The signed-in user’s settings',
  reply: userSettings,
});

export const updateUserSetting = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'profile',
  path: '/user/update-user-setting',
  summary: 'Change some settings',
  body: userSettings.partial(),
  reply: userSettings,
});
