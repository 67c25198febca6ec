import type { Mail, Mailer } from '../../../platform/mail/index.ts';
import { MailNotSent } from '../../../platform/mail/index.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import type { SendingDeps } from './send-mails.ts';

/** How the next sends end; `sent` when there is no more. */
export type Outcome = 'sent' | 'refused' | 'later' | 'unanswered' | 'arrived unanswered' | 'crash';

export interface TestMailer extends Mailer {
  /** That reached the person, however the server answered. */
  readonly arrived: Mail[];
  /** Sends that left the product. */
  readonly sends: string[];
  readonly outcomes: Outcome[];
  /** Resolves when a worker dies in the middle of a send. */
  nextCrash(): Promise<void>;
}

export function testMailer(): TestMailer {
  const arrived: Mail[] = [];
  const sends: string[] = [];
  const outcomes: Outcome[] = [];
  let crash = Promise.withResolvers<void>();
  return {
    arrived,
    sends,
    outcomes,
    nextCrash: () => crash.promise,
    async send(mail) {
      const outcome = outcomes.shift() ?? 'sent';
      sends.push(`${outcome} ${nameOf(mail)}`);
      if (outcome === 'refused') throw new MailNotSent(new Error('550 no such mailbox'), true);
      if (outcome === 'later') throw new MailNotSent(new Error('451 try again later'), false);
      if (outcome !== 'unanswered') arrived.push(mail);
      if (outcome === 'unanswered' || outcome === 'arrived unanswered') throw new Error('connection lost');
      // Nothing is recorded: the process is gone.
      if (outcome === 'crash') {
        crash.resolve();
        crash = Promise.withResolvers();
        await new Promise(() => undefined);
      }
    },
  };
}

export function mailDeps(server: TestServer, mailer: Mailer): SendingDeps {
  return { ...server, mailer, siteUrl: () => 'https://tenfold.test' };
}

/** What it is about, without the moment it was made. */
export function nameOf({ key = '' }: Mail): string {
  return key.split('.')[0] ?? '';
}
