import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Takes every file descriptor there is, and gives them back. */
const program = (path: string) => `
  import { openSync, closeSync } from 'node:fs';
  const { watchOpenFiles } = await import(${JSON.stringify(path)});
  const said = [];
  const log = { error: (text) => said.push(text), warn: (text) => said.push(text) };
  const files = watchOpenFiles(log);
  const answers = [await files.whyNone()];
  const taken = [];
  try {
    for (;;) taken.push(openSync('/dev/null'));
  } catch {}
  answers.push(await files.whyNone(), await files.whyNone());
  for (const one of taken) closeSync(one);
  answers.push(await files.whyNone());
  await files.stop();
  console.log(JSON.stringify({ answers, said }));`;

test.skipIf(process.platform === 'win32')('a process out of file descriptors says so once', async () => {
  const path = fileURLToPath(new URL('./open-files.ts', import.meta.url));
  const command = 'ulimit -n 100; exec "$0" --input-type=module --eval "$1"';
  const { stdout } = await promisify(execFile)('sh', ['-c', command, process.execPath, program(path)]);
  const out = 'out of file descriptors: raise the limit of open files';
  expect(JSON.parse(stdout)).toEqual({
    answers: [null, out, out, null],
    said: [out, 'there are file descriptors again'],
  });
});
