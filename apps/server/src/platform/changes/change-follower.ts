/** Where a table's changes are read: whatever process made them. */
export interface ChangeFeed<Version, Change> {
  /** For the log: `quotes`. */
  readonly of: string;
  readonly first: Version;
  /** What changed after a version, and the version that is now. */
  since(version: Version): Promise<{ readonly version: Version; readonly changes: readonly Change[] }>;
  apply(changes: readonly Change[]): void;
  /** False while nothing here could be out of date. */
  isNeeded?(): boolean;
}

/** Keeps one process up to date with a feed: applies each change once. */
export class ChangeFollower<Version, Change> {
  readonly #feed: ChangeFeed<Version, Change>;
  #seen: Version;
  #looking: Promise<void> | null = null;

  constructor(feed: ChangeFeed<Version, Change>) {
    this.#feed = feed;
    this.#seen = feed.first;
  }

  get of(): string {
    return this.#feed.of;
  }

  /** Applies what changed since the last look; all who ask at once share one look. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    if (this.#feed.isNeeded?.() === false) return;
    const { version, changes } = await this.#feed.since(this.#seen);
    this.#feed.apply(changes);
    this.#seen = version;
  }
}
