import { open, opendir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { ImportError } from '../import-error.ts';
import type { RefusalReason } from '../refusal.ts';

export interface CompanyFile {
  readonly name: string;
  readonly size: number;
  read(): Promise<Buffer>;
}

export interface RefusedFile {
  readonly name: string;
  readonly why: RefusalReason;
}

export interface CompanyFiles {
  readonly total: number;
  readonly files: AsyncIterable<CompanyFile | RefusedFile>;
}

export async function openCompanyFiles(from: string): Promise<CompanyFiles> {
  const info = await stat(from).catch(() => null);
  if (info === null) throw new ImportError(`${from} does not exist`);
  if (!info.isDirectory()) return openArchive(from);
  for (const folder of [from, join(from, 'companyfacts')]) {
    const names = await listCompanyFileNames(folder);
    if (names.length > 0) return { total: names.length, files: filesOf(folder, names) };
  }
  throw new ImportError(`${from} has no file named like CIK0000320193.json`);
}

async function listCompanyFileNames(folder: string): Promise<string[]> {
  const names: string[] = [];
  const entries = await opendir(folder).catch(() => []);
  for await (const entry of entries) if (pattern.test(entry.name)) names.push(entry.name);
  return names.sort();
}

async function* filesOf(folder: string, names: readonly string[]): AsyncGenerator<CompanyFile> {
  for (const name of names) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    yield { name: basename(name, '.json'), size: info?.size ?? 0, read: () => readFile(path) };
  }
}

async function openArchive(path: string): Promise<CompanyFiles> {
  if (!(await startsAsArchive(path))) throw new ImportError(`${path} is neither a folder nor a zip archive`);
  const archive = await yauzl.openPromise(path, archiveOptions).catch((cause) => {
    throw new ImportError(`${path} is truncated or damaged`, { cause });
  });
  return { total: archive.entryCount, files: entriesOf(archive, path) };
}

/** Names are checked here: the library would stop at the first one it rejects. */
const archiveOptions = { lazyEntries: true, autoClose: false, decodeStrings: false };

async function* entriesOf(archive: yauzl.ZipFile, path: string): AsyncGenerator<CompanyFile | RefusedFile> {
  try {
    for await (const entry of archive.eachEntry()) {
      const entryPath = String(entry.fileName);
      const name = basename(entryPath);
      if (leadsOut(entryPath)) yield { name: entryPath, why: 'unsafe_path' };
      else if (pattern.test(name))
        yield {
          name: basename(name, '.json'),
          size: entry.uncompressedSize,
          read: async () => buffer(await archive.openReadStreamPromise(entry)),
        };
    }
  } catch (cause) {
    throw new ImportError(`${path} is damaged: not all of its entries could be found`, { cause });
  } finally {
    archive.close();
  }
}

function leadsOut(entryPath: string): boolean {
  const steps = entryPath.split(/[\\/]/);
  return steps.includes('..') || steps[0] === '' || /^[A-Za-z]:/.test(entryPath);
}

async function startsAsArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer: start } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return start.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

const pattern = /^CIK\d{10}\.json$/;
