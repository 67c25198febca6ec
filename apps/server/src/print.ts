import type { Progress } from './platform/commands/index.ts';

/** Standard output is for the user; the log goes to standard error. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printProgress(): Progress {
  let total = '';
  let done = 0;
  return (event) => {
    if (event.type === 'step') {
      print(`Loading ${event.total ?? ''} ${event.name}`.replace('  ', ' '));
      total = event.total === null ? '' : ` of ${event.total}`;
      done = 0;
    } else if (event.type === 'item' && process.stdout.isTTY) {
      done += 1;
      process.stdout.write(`\r\x1b[K  ${done}${total}  ${event.name}${total === ` of ${done}` ? '\n' : ''}`);
    }
  };
}
