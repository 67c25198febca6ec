export interface ChangeFeed<Version, Change> {
  readonly of: string;
  readonly first: Version;
  since(version: Version): Promise<{ readonly version: Version; readonly changes: readonly Change[] }>;
  apply(changes: readonly Change[]): void;
  /** False while this process caches nothing that could be out of date. */
  isNeeded?(): boolean;
}

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

  /** Concurrent callers share one query. */
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
