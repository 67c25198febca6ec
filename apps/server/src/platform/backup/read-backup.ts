import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { damaged, RestoreError } from './restore-error.ts';

const header = z.object({
  format: z.literal('tenfold backup 1'),
  migrations: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
});
export type BackupHeader = z.output<typeof header>;

const heading = z.tuple([z.string()], z.string());

export interface BackupReader {
  header(header: BackupHeader): Promise<void>;
  table(name: string, columns: readonly string[]): Promise<void>;
  /** One row as JSON. */
  row(line: string): Promise<void> | undefined;
  end(): Promise<void>;
}

export async function readBackup(file: string, reader: BackupReader): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), linesOf, async (lines) => {
    let isFirst = true;
    for await (const line of lines) {
      if (isFirst) {
        isFirst = false;
        await reader.header(readHeader(line));
      } else if (line.startsWith('[')) {
        const [name, ...columns] = heading.parse(JSON.parse(line));
        await reader.table(name, columns);
      } else await reader.row(line);
    }
    if (isFirst) throw new RestoreError('This isn’t a backup of this product: it’s empty.');
    await reader.end();
  }).catch((cause: NodeJS.ErrnoException) => {
    throw isDamage(cause) ? damaged(cause) : cause;
  });
}

/** Errors of the decompressor and of JSON.parse: what the database says of a row is another matter. */
function isDamage(cause: NodeJS.ErrnoException): boolean {
  if (cause instanceof SyntaxError || cause instanceof z.ZodError) return true;
  return /^(Z_|ERR_PADDING)/.test(cause.code ?? '');
}

function readHeader(line: string): BackupHeader {
  const read = header.safeParse(parse(line));
  if (!read.success) throw new RestoreError('This isn’t a backup of this product.');
  return read.data;
}

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of content) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
