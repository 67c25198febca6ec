import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sender } from '../../config-fields.ts';
import type { Clock } from '../clock/index.ts';
import { composeMail } from './compose-mail.ts';
import { type Mailer, MailNotSent } from './mailer.ts';
import { namesIn, openOutbox } from './outbox.ts';

export function outboxMailer(folder: string, from: Sender, clock: Clock): Mailer {
  let count = 0;
  return {
    async send(mail) {
      // Loaded with the first email, as few starts send one.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(composeMail(mail, from, clock));
      const time = clock.now().toISOString().replaceAll(':', '-');
      const order = String(count++).padStart(6, '0');
      const name = mail.key ?? mail.job ?? randomBytes(4).toString('hex');
      const before = await findMail(folder, name);
      // Sent before: the same email is here once.
      if (before !== null && mail.key !== undefined) return;
      try {
        await put(folder, before ?? `${time}-${order}-${name}.eml`, message as Buffer);
      } catch (error) {
        throw new MailNotSent(error, false);
      }
    },
    async forget(address) {
      const outbox = openOutbox(folder);
      for (const name of await namesIn(folder)) {
        const mail = await outbox.find(name);
        if (mail?.to === address) await rm(join(folder, name), { force: true });
      }
    },
  };
}

async function findMail(folder: string, name: string): Promise<string | null> {
  const names = await namesIn(folder);
  return names.find((file) => !file.startsWith('.') && file.endsWith(`-${name}.eml`)) ?? null;
}

/** Written whole or not at all, readable by the owner only: links in emails sign people in. */
async function put(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}`);
  // Left by a process that was killed while it wrote the same email.
  await rm(unfinished, { force: true });
  await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, join(folder, name));
}
