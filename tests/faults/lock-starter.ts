import { lockDataDir } from '../../apps/server/src/platform/db/data-dir-lock.ts';

/** A process of the race: each line names a folder, which it tries to take; an empty line releases it. */
const taken: (() => Promise<void>)[] = [];
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) {
  for (const folder of String(chunk).split('\n').slice(0, -1)) {
    if (folder === '') for (const release of taken.splice(0)) await release();
    else process.stdout.write(`${await take(folder)}\n`);
  }
}

async function take(folder: string): Promise<string> {
  try {
    taken.push(await lockDataDir(folder));
    return 'taken';
  } catch (error) {
    return (error as Error).name === 'Error' && 'pid' in (error as Error) ? 'in use' : String(error);
  }
}
