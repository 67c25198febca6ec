/** One message to one person, the same said as plain text and as HTML. */
export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves once the mail is in other hands; rejects when it is not, and may then be tried again. */
  send(mail: Mail): Promise<void>;
}
