export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names this email: one sent again has the same, by which mail systems recognise it. */
  readonly key?: string;
  /** The job that writes it: where emails are files, written again it replaces what it wrote before. */
  readonly job?: string;
  /** The link of a page that asks; a POST to it unsubscribes at once (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted it.
   *
   * @throws MailNotSent when it certainly was not; after any other error it may have been
   */
  send(mail: Mail): Promise<void>;
  /** Deletes what it keeps of emails to an address. */
  forget?(address: string): Promise<void>;
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
