import { strToU8, zipSync } from 'fflate';
import type { OwnFile } from '../../../platform/own-data.ts';

export function zipFiles(files: readonly OwnFile[], at: Date): Uint8Array {
  const entries = files.map(({ name, content }) => [name, bytesOf(content)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: at });
}

function bytesOf(content: OwnFile['content']): Uint8Array {
  return content instanceof Uint8Array ? content : strToU8(`${JSON.stringify(content, null, 2)}\n`);
}
