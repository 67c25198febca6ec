import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock/index.ts';
import type { Mailer } from './mailer.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

export function openMailer(config: Config, clock: Clock): Mailer {
  return config.smtpUrl === null
    ? outboxMailer(outboxFolder(config), config.mailFrom, clock)
    : smtpMailer(config.smtpUrl, config.mailFrom, clock);
}

/** Null where others can reach the server, or where emails are sent. */
export function openVisibleOutbox(config: Config): Outbox | null {
  return config.isSampleMode && config.smtpUrl === null ? openOutbox(outboxFolder(config)) : null;
}

function outboxFolder({ dataDir }: Config): string {
  return join(dataDir, 'outbox');
}
