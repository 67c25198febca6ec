import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { refusalLabel } from '../features/market-data/index.ts';

export function openRefusalFile(path: string) {
  const file = createWriteStream(path);
  file.write('what,why\n');
  return {
    add({ what, why }: { readonly what: string; readonly why: string }): void {
      file.write(`"${what.replaceAll('"', '""')}","${refusalLabel(why)}"\n`);
    },
    async close(): Promise<void> {
      file.end();
      await once(file, 'finish');
    },
  };
}
