import { Presets, SingleBar } from 'cli-progress';
import type { CommandEvent } from '../platform/commands/index.ts';

interface ProgressDisplay {
  event(event: CommandEvent): void;
  end(): void;
}

export function showProgress(output: NodeJS.WriteStream = process.stderr): ProgressDisplay {
  return output.isTTY ? bar(output) : lines(output);
}

function bar(output: NodeJS.WriteStream): ProgressDisplay {
  let shown: SingleBar | null = null;
  const end = () => {
    shown?.stop();
    shown = null;
  };
  return {
    event(event) {
      if (event.type === 'step') {
        end();
        const format = `${event.name} {bar} {value} of {total}, {eta_formatted} left  {name}`;
        shown = new SingleBar({ format, stream: output, hideCursor: true }, Presets.shades_classic);
        shown.start(event.total ?? 0, 0, { name: '' });
      } else if (event.type === 'item') shown?.increment({ name: event.name });
    },
    end,
  };
}

const linesEvery = 2_000;

function lines(output: NodeJS.WriteStream): ProgressDisplay {
  let step = '';
  let of = '';
  let done = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    event(event) {
      if (event.type === 'step') {
        step = event.name;
        of = event.total === null ? '' : ` of ${event.total}`;
        done = 0;
      } else if (event.type === 'item') {
        done += 1;
        if (performance.now() - saidAt < linesEvery) return;
        saidAt = performance.now();
        output.write(`${step}: ${done}${of} (${event.name})\n`);
      }
    },
    end: () => undefined,
  };
}
