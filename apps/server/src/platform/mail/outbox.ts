import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredMail {
  readonly name: string;
  readonly sentAt: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Outbox {
  list(): Promise<StoredMail[]>;
  find(name: string): Promise<StoredMail | null>;
}

const shown = 100;
const nameOfMail = /^\d[\w.-]*\.eml$/;

export function openOutbox(folder: string): Outbox {
  return {
    async list() {
      const names = (await namesIn(folder)).filter((name) => nameOfMail.test(name));
      const newest = names.sort().reverse().slice(0, shown);
      return Promise.all(newest.map((name) => readMail(folder, name)));
    },
    async find(name) {
      const names = nameOfMail.test(name) ? await namesIn(folder) : [];
      return names.includes(name) ? readMail(folder, name) : null;
    },
  };
}

/** The folder appears with the first email. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readMail(folder: string, name: string): Promise<StoredMail> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  return {
    name,
    sentAt: mail.date ?? '',
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map(({ address }) => address).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
