export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted it; after a rejection it may be tried again. */
  send(mail: Mail): Promise<void>;
}
