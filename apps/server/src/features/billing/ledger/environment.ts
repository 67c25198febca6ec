import type { environments } from '@tenfold/contract/billing';

/** Where money, or none, moves. Objects of one are unknown in another. */
export type Environment = (typeof environments)[number];
