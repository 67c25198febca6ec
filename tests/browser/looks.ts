/** The four ways every screen is looked at. */
export const looks = [
  { name: 'desktop light', width: 1512, height: 950, colorScheme: 'light' },
  { name: 'desktop dark', width: 1512, height: 950, colorScheme: 'dark' },
  { name: 'phone light', width: 375, height: 812, colorScheme: 'light' },
  { name: 'phone dark', width: 375, height: 812, colorScheme: 'dark' },
] as const;

export type Look = (typeof looks)[number];
