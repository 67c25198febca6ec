/** Distinguishes a personal token from a session’s; secret scanners look for it in published code. */
export const tokenPrefix = 'tenfold_';
