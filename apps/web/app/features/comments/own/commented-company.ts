export interface CommentedCompany {
  readonly symbol: string;
  readonly shortName: string;
}
