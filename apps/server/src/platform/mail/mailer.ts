export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names this email: one sent again has the same, by which mail systems recognise it. */
  readonly key?: string;
  /** Of a page that asks; a POST to it unsubscribes at once (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted it.
   *
   * @throws MailNotSent when it certainly was not; after any other error it may have been
   */
  send(mail: Mail): Promise<void>;
}

export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  /** Another try would end the same. */
  readonly isFinal: boolean;

  constructor(cause: unknown, isFinal: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.isFinal = isFinal;
  }
}
