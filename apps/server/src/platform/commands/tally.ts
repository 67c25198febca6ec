import { isPrintable } from '@tenfold/contract/text/printable';

/** Plain data, so that it can be sent over a socket. */
export type CommandEvent =
  | { readonly type: 'step'; readonly name: string; readonly total: number | null }
  | { readonly type: 'item'; readonly name: string }
  | { readonly type: 'refused'; readonly what: string; readonly why: string };

export type Progress = (event: CommandEvent) => void;

export interface CommandReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly refused: readonly {
    readonly why: string;
    readonly count: number;
    readonly examples: readonly string[];
  }[];
}

const maxExamples = 5;

export class Tally<Reason extends string = string> {
  readonly #progress: Progress;
  readonly #counts = new Map<string, number>();
  readonly #refused = new Map<string, { count: number; examples: string[] }>();

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  step(name: string, total: number | null): void {
    this.#progress({ type: 'step', name, total });
  }

  item(name: string): void {
    this.#progress({ type: 'item', name });
  }

  count(what: string, by = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  refuse(name: string, why: Reason): void {
    const what = printableLine(name);
    const refused = this.#refused.get(why) ?? { count: 0, examples: [] };
    refused.count += 1;
    if (refused.examples.length < maxExamples) refused.examples.push(what);
    this.#refused.set(why, refused);
    this.#progress({ type: 'refused', what, why });
  }

  report(): CommandReport {
    return {
      counts: Object.fromEntries(this.#counts),
      refused: [...this.#refused].map(([why, refused]) => ({ why, ...refused })),
    };
  }
}

const maxLineLength = 300;

/** Without control characters, which could move the cursor of a terminal. */
export function printableLine(text: string): string {
  const line = [...text.toWellFormed()]
    .map((character) => (isPrintable(character) ? character : '\uFFFD'))
    .join('');
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line;
}
