/**
 * Signing in, and settings.
 *
 * - `screen/` the frame of all these screens
 * - `sign-in/` signing in, and the way back
 * - `providers/` Google and Apple
 * - `registration/` registering
 * - `passwords/` resetting and changing
 * - `mail-links/` whether an emailed link still works
 * - `settings/` the settings and their tabs
 * - `personal-tokens/` personal access tokens: created, shown once, revoked
 * - `profile/` name, bio, companies one knows
 * - `avatar/` the photo
 * - `own-data/` download and deletion
 * - `summary/` the account, and what to do next, on My Tenfold
 */

export { AccountCard } from './summary/AccountCard.tsx';
export { NextStepsCard } from './summary/NextStepsCard.tsx';
export { nextSteps } from './summary/next-steps.ts';
