import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The text of every mail in the outbox to an address, the newest last. */
export async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  // A name with a dot in front is of a mail that is still being written.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  // One of an account that was just deleted goes while it is read.
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  const mails = await Promise.all(names.toSorted().map(read));
  return mails.filter((mail) => mail.includes(`\nTo: ${address}`)).map(textOf);
}

/** Long lines are broken in a mail, and what is not plain is written as its number. */
function textOf(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
