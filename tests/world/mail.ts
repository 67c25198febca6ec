import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The text of every mail in the outbox to an address, the newest last. */
export async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  // A name with a dot in front is of a mail that is still being written.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  const files = names.toSorted().map((name) => join(folder, name));
  const mails = await Promise.all(files.filter((file) => !isToOther(file, address)).map(readMail));
  return mails.filter((mail) => mail.includes(`\nTo: ${address}`)).map(textOf);
}

/** Of mails that were read: one that is sent again keeps its file, and there are hundreds when the next is waited for. */
const recipients = new Map<string, string>();

function isToOther(file: string, address: string): boolean {
  const recipient = recipients.get(file);
  return recipient !== undefined && !recipient.startsWith(address);
}

async function readMail(file: string): Promise<string> {
  // One of an account that was just deleted goes while it is read.
  const mail = await readFile(file, 'utf8').catch(() => '');
  const [, recipient] = /\nTo: (.+)/.exec(mail) ?? [];
  if (recipient !== undefined) recipients.set(file, recipient);
  return mail;
}

/** Long lines are broken in a mail, and what is not plain is written as its number. */
function textOf(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
