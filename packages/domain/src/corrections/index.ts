/** What editors say figures are: laid over statements, changing no fact. */

export { applyCorrections, type Correction, inFiledShares } from './apply-corrections.ts';
