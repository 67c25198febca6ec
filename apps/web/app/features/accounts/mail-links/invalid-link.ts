export const invalidLink = {
  title: 'This link no longer works',
  why: 'It was used, has expired, or a newer email replaced it.',
} as const;
