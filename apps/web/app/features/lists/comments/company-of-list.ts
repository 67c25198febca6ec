/** A company a comment can be about. */
export interface CompanyOfList {
  readonly symbol: string;
  readonly name: string;
}
