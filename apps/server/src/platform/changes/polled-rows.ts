import type { Clock } from '../clock/index.ts';
import { ChangeFollower } from './change-follower.ts';

const lookEveryMs = 1000;

interface Source<Row> {
  readonly of: string;
  /** Another text with each change of the rows. */
  version(): Promise<string>;
  read(): Promise<readonly Row[]>;
}

/** Rows about all companies, in memory until one of them changes; up to a second old. */
export class PolledRows<Row> {
  readonly #clock: Clock;
  readonly #changes: ChangeFollower<string | null, readonly Row[]>;
  #rows: readonly Row[] = [];
  #version = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, { of, version: getVersion, read }: Source<Row>) {
    this.#clock = clock;
    this.#changes = new ChangeFollower<string | null, readonly Row[]>({
      of,
      first: null,
      since: async (seen) => {
        const version = await getVersion();
        return { version, changes: version === seen ? [] : [await read()] };
      },
      apply: ([rows]) => {
        if (rows === undefined) return;
        this.#rows = rows;
        this.#version += 1;
      },
    });
  }

  async list(): Promise<{ readonly version: number; readonly rows: readonly Row[] }> {
    // A clock that was set back must not keep old rows.
    if (Math.abs(this.#clock.now().getTime() - this.#lookedAt) >= lookEveryMs) {
      await this.#changes.look();
      this.#lookedAt = this.#clock.now().getTime();
    }
    return { version: this.#version, rows: this.#rows };
  }
}
