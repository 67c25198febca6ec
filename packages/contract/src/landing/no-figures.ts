import type { LandingFigures } from './figures.ts';

/** Where none are on file, a visitor may not see them, or they couldn’t be read: the page says so part by part. */
export const noLandingFigures: LandingFigures = {
  company: null,
  live: null,
  filing: null,
  must: null,
  moved: null,
  note: null,
  sheet: null,
  differ: null,
};
