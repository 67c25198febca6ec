import type { ImportRefusal, RefusalReason } from './refusal.ts';
import { shown } from './source-text.ts';

/** What happens while an import runs; plain data, so that it travels over a socket. */
export type ImportEvent =
  | { readonly type: 'step'; readonly name: string; readonly total: number | null }
  | { readonly type: 'item'; readonly name: string }
  | ({ readonly type: 'refused' } & ImportRefusal);

export type Progress = (event: ImportEvent) => void;

/** The closing count of an import. */
export interface ImportReport {
  /** In the order they are told, e.g. `values read` 5,120. */
  readonly counts: Readonly<Record<string, number>>;
  readonly refused: readonly {
    readonly why: RefusalReason;
    readonly count: number;
    /** The first few, by name. */
    readonly examples: readonly string[];
  }[];
}

const examplesKept = 5;

/** Counts while an import runs; its memory does not grow with what is refused. */
export class ImportTally {
  readonly #progress: Progress;
  readonly #counts = new Map<string, number>();
  readonly #refused = new Map<RefusalReason, { count: number; examples: string[] }>();

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

  refuse(name: string, why: RefusalReason): void {
    const what = shown(name);
    const refused = this.#refused.get(why) ?? { count: 0, examples: [] };
    refused.count += 1;
    if (refused.examples.length < examplesKept) refused.examples.push(what);
    this.#refused.set(why, refused);
    this.#progress({ type: 'refused', what, why });
  }

  report(): ImportReport {
    return {
      counts: Object.fromEntries(this.#counts),
      refused: [...this.#refused].map(([why, refused]) => ({ why, ...refused })),
    };
  }
}
