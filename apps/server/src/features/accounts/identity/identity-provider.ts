export interface ExternalIdentity {
  /** Stable; the email address may change. */
  readonly subject: string;
  /** In lower case, and confirmed by the provider; null when it named none or did not confirm it. */
  readonly email: string | null;
  readonly firstName: string;
  readonly secondName: string;
}

export interface IdentityProvider {
  /**
   * @param token what the provider gave the browser for this product
   * @throws AppError `invalid_request` when it is forged, expired or meant for another product; `unavailable` when the
   * provider does not answer
   */
  verify(token: string): Promise<ExternalIdentity>;
}
