/** What an author says of a text of their own. */
export interface Claims {
  readonly ownsShare: boolean;
  readonly isGenerated: boolean;
}

export const noClaims: Claims = { ownsShare: false, isGenerated: false };
