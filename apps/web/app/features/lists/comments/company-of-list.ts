export const maxCommentLength = 2_000;

/** A company a comment can be about. */
export interface CompanyOfList {
  readonly symbol: string;
  readonly name: string;
}
