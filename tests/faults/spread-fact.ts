interface Change<Value> {
  readonly value: Value;
  readonly begun: number;
  readonly done: number;
  /** The process that made it knows it at once; null: none that shows it. */
  readonly by: string | null;
}

export interface PageRequest {
  readonly process: string;
  /** Who asks there: a process may learn of a change for one session before another. */
  readonly viewer: string;
  readonly begun: number;
  readonly done: number;
}

/** Something that changes while several processes show it: which of its values may one of them show now? */
export class SpreadFact<Value> {
  readonly #changes: Change<Value>[];
  readonly #shown = new Map<string, { readonly index: number; readonly at: number }[]>();
  readonly #graceMs: number;

  /** @param graceMs for how long another process may show what was */
  constructor(first: Value, graceMs: number) {
    this.#changes = [{ value: first, begun: 0, done: 0, by: null }];
    this.#graceMs = graceMs;
  }

  get now(): Value {
    return this.#latest.value;
  }

  get #latest(): Change<Value> {
    return this.#changes.at(-1) as Change<Value>;
  }

  change(change: Change<Value>): void {
    this.#changes.push(change);
  }

  /** @returns for how many milliseconds what is shown has been out of date; null: nobody may show it any more */
  show(value: Value, request: PageRequest): number | null {
    const first = this.#firstAllowed(request);
    const isShown = (change: Change<Value>, at: number) =>
      at >= first && change.value === value && change.begun <= request.done;
    const index = this.#changes.findIndex(isShown);
    if (index === -1) return null;
    const key = `${request.process} ${request.viewer}`;
    this.#shown.set(key, [...(this.#shown.get(key) ?? []), { index, at: request.done }]);
    const next = this.#changes[this.#changes.findLastIndex(isShown) + 1];
    return next === undefined ? 0 : Math.max(0, request.begun - next.done);
  }

  /** What was shown once is never taken back. */
  #firstAllowed({ process, viewer, begun }: PageRequest): number {
    const known = this.#changes.findLastIndex(
      ({ by, done }) => done <= begun && (by === process || begun - done > this.#graceMs),
    );
    const shown = this.#shown.get(`${process} ${viewer}`) ?? [];
    return Math.max(0, known, ...shown.filter(({ at }) => at <= begun).map(({ index }) => index));
  }
}
