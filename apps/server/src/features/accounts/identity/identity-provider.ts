export interface ExternalIdentity {
  /** Stable; the email address may change. */
  readonly subject: string;
  /** In lower case, and verified by the provider; else null. */
  readonly email: string | null;
  readonly firstName: string;
  readonly secondName: string;
}

export interface IdentityProvider {
  /** @throws AppError `invalid_request` for a bad token or another product's, `unavailable` without an answer */
  verify(token: string): Promise<ExternalIdentity>;
}
