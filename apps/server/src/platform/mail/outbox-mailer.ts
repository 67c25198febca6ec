import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sender } from '../../config-fields.ts';
import type { Clock } from '../clock/index.ts';
import { composeMail } from './compose-mail.ts';
import { type Mailer, MailNotSent } from './mailer.ts';

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
      const name = mail.key ?? randomBytes(4).toString('hex');
      if (mail.key !== undefined && (await hasMail(folder, mail.key))) return;
      try {
        await put(folder, `${time}-${order}-${name}.eml`, message as Buffer);
      } catch (error) {
        throw new MailNotSent(error, false);
      }
    },
  };
}

/** Sent before: the same email is here once. */
async function hasMail(folder: string, key: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.some((name) => !name.startsWith('.') && name.endsWith(`-${key}.eml`));
}

/** Written whole or not at all, readable by the owner only: links in emails sign people in. */
async function put(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}`);
  await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, join(folder, name));
}
