import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import { repeat } from '../../clock/index.ts';
import type { Logger } from '../../log/index.ts';

const reason = 'out of file descriptors: raise the limit of open files';

/**
 * A process that can open nothing more closes new connections without a word: only its log and those who are
 * connected can be told.
 */
export function watchOpenFiles(log: Logger): { whyNone(): Promise<string | null>; stop(): Promise<void> } {
  let wasOut = false;
  const look = async () => {
    const isOut = await cannotOpen();
    if (isOut && !wasOut) log.error(reason);
    if (wasOut && !isOut) log.warn('there are file descriptors again');
    wasOut = isOut;
    return isOut ? reason : null;
  };
  const stop = repeat(
    5_000,
    async () => {
      await look();
    },
    () => undefined,
  );
  return { whyNone: look, stop };
}

async function cannotOpen(): Promise<boolean> {
  try {
    const file = await open(devNull);
    await file.close();
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
  }
}
