import { closeSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const segmentBytes = 16n * 1024n * 1024n;
const segmentsPerLog = 256n;

/**
 * Removes the files that a database which has ended keeps for changes to come: more than half of what copies of it would
 * copy. Each begins with the address of its first page, which is still that of the changes it held before.
 */
export function removeSpareWal(database: string): void {
  const folder = join(database, 'pg_wal');
  for (const name of readdirSync(folder).filter((file) => /^[0-9A-F]{24}$/.test(file))) {
    const file = join(folder, name);
    if (readAddress(file) !== addressIn(name)) rmSync(file);
  }
}

function readAddress(file: string): bigint {
  const start = Buffer.alloc(16);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, start);
    return start.readBigUInt64LE(8);
  } finally {
    closeSync(opened);
  }
}

/** Eight digits each of timeline, log and segment. */
function addressIn(name: string): bigint {
  const [log, segment] = [name.slice(8, 16), name.slice(16)].map((digits) => BigInt(`0x${digits}`));
  return ((log ?? 0n) * segmentsPerLog + (segment ?? 0n)) * segmentBytes;
}
