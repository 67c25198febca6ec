/** Of what each push runs a part, `npm test -- --all` runs the whole. */
export const isWhole = process.env.TESTS === 'all';

/** Faults, and what happens at once, in random order: a few rounds with `npm test`, full size with `npm run faults`. */
export function rounds(few: number, full: number): number {
  return isFullSize ? full : few;
}

export const isFullSize = process.env.FAULTS === 'full';
