import type { AccountId, PostId } from '@tenfold/contract/ids';
import { LRUCache } from 'lru-cache';
import { ChangeFollower } from '../../../../platform/changes/index.ts';
import type { Db } from '../../../../platform/db/index.ts';
import { type AccountChange, listAccountChanges } from '../../../accounts/index.ts';
import { listQuestionChanges, type QuestionChange } from './question-changes.ts';
import { readThread, readThreads } from './read-threads.ts';
import type { Thread } from './thread.ts';

/** Without news of changes for longer, a question is read again for each request. */
const trustedMs = 3_000;

/** Votes change no version: after this long the counters beside the texts are read again with them. */
const cachedMs = 60_000;

const mostBytes = 24 * 1024 * 1024;
const most = 2_000;

interface CachedThread {
  readonly thread: Thread;
  /** Versions of all questions that are named in it, its own among them. */
  readonly questions: Map<PostId, number>;
}

/**
 * Questions with all that is under them, for as long as nothing of it changed. Every text that is added, changed, hidden
 * or removed gives its question another version, and each process reads these twice a second, as it does with those of
 * the people who wrote them.
 */
export class ThreadCache {
  readonly changes: ChangeFollower<number, QuestionChange>;
  readonly accountChanges: ChangeFollower<number, AccountChange>;
  readonly #db: Db;
  readonly #uptime: () => number;
  readonly #cached: LRUCache<PostId, CachedThread>;
  readonly #reading = new Map<PostId, Promise<Thread | null>>();
  readonly #checkedAt = { questions: 0, accounts: 0 };
  #changed = 0;

  /** @param uptime in milliseconds, from a clock that no one sets */
  constructor(db: Db, uptime: () => number = () => performance.now()) {
    this.#db = db;
    this.#uptime = uptime;
    this.#cached = new LRUCache({
      max: most,
      maxSize: mostBytes,
      sizeCalculation: ({ thread }) => Math.max(1, thread.size),
      ttl: cachedMs,
      ttlResolution: 0,
      perf: { now: uptime },
    });
    this.changes = new ChangeFollower({
      of: 'questions',
      first: 0,
      since: async (version) => {
        const startedAt = uptime();
        const found = await listQuestionChanges(db, version, this.#named());
        this.#checkedAt.questions = startedAt;
        return found;
      },
      apply: (changes) => this.#forgetQuestions(changes),
      isNeeded: () => this.#cached.size > 0,
    });
    this.accountChanges = new ChangeFollower({
      of: 'authors',
      first: 0,
      since: async (version) => {
        const startedAt = uptime();
        const changes = await listAccountChanges(db, version);
        this.#checkedAt.accounts = startedAt;
        return { version: Math.max(version, ...changes.map((change) => change.version)), changes };
      },
      apply: (changes) => this.#forgetAuthors(changes),
      isNeeded: () => this.#cached.size > 0,
    });
  }

  /** At most a second old in its texts. Null for a question that is deleted or never was. */
  async find(id: PostId): Promise<Thread | null> {
    const cached = this.#isTrusted() ? this.#cached.get(id) : undefined;
    if (cached !== undefined) return cached.thread;
    return this.#reading.get(id) ?? this.#readShared(id);
  }

  /** The threads as they are now. @param versions of each question, as just read; those that are gone are left out */
  async listCurrent(versions: ReadonlyMap<PostId, number>): Promise<ReadonlyMap<PostId, Thread>> {
    const current = new Map<PostId, Thread>();
    const trusted = this.#isTrusted();
    for (const [id, version] of versions) {
      const cached = trusted ? this.#cached.get(id)?.thread : undefined;
      if (cached !== undefined && cached.question.version >= version) current.set(id, cached);
    }
    const missing = [...versions.keys()].filter((id) => !current.has(id));
    for (const thread of await this.#read((db) => readThreads(db, missing))) {
      current.set(thread.question.id, thread);
    }
    return current;
  }

  /** Counts the times that some question was found to be another. */
  get changed(): number {
    return this.#changed;
  }

  /**
   * What a thread says of other questions is forgotten with it when they change. @param since `changed` before they were
   * read: if something changed meanwhile, it may have been they
   */
  names(question: Thread['question'], questions: ReadonlyMap<PostId, number>, since: number): void {
    const cached = this.#cached.peek(question.id);
    if (cached?.thread.question !== question) return;
    if (since !== this.#changed) this.#cached.delete(question.id);
    for (const [id, version] of questions) cached.questions.set(id, version);
  }

  async #readShared(id: PostId): Promise<Thread | null> {
    const reading = this.#read(async (db) => {
      const thread = await readThread(db, id);
      return thread === null ? [] : [thread];
    }).then(([thread]) => thread ?? null);
    this.#reading.set(id, reading);
    try {
      return await reading;
    } finally {
      this.#reading.delete(id);
    }
  }

  async #read(read: (db: Db) => Promise<readonly Thread[]>): Promise<readonly Thread[]> {
    const changed = this.#changed;
    const startedAt = this.#uptime();
    const threads = await read(this.#db);
    // Something changed meanwhile: perhaps what has just been read.
    if (changed !== this.#changed) return threads;
    if (this.#cached.size === 0) {
      this.#checkedAt.questions = startedAt;
      this.#checkedAt.accounts = startedAt;
    }
    for (const thread of threads) this.#cacheThread(thread);
    return threads;
  }

  #cacheThread(thread: Thread): void {
    const { id, version } = thread.question;
    this.#cached.set(id, { thread, questions: new Map([[id, version]]) });
  }

  #isTrusted(): boolean {
    const { questions, accounts } = this.#checkedAt;
    return this.#uptime() - Math.min(questions, accounts) < trustedMs;
  }

  #named(): PostId[] {
    return [...new Set([...this.#cached.values()].flatMap(({ questions }) => [...questions.keys()]))];
  }

  #forgetQuestions(changes: readonly QuestionChange[]): void {
    if (changes.length === 0) return;
    this.#changed += 1;
    const versions = new Map(changes.map(({ id, version }) => [id, version]));
    this.#forget(({ questions }) => isAnother(questions, versions));
  }

  #forgetAuthors(changes: readonly AccountChange[]): void {
    if (changes.length === 0) return;
    const versions = new Map(changes.map(({ accountId, version }) => [accountId, version]));
    this.#forget(({ thread }) => isAnother(thread.accountVersions, versions));
  }

  #forget(isOld: (cached: CachedThread) => boolean): void {
    for (const [id, cached] of this.#cached) if (isOld(cached)) this.#cached.delete(id);
  }
}

/** Whether any of those known has another version by now. */
function isAnother<Id extends PostId | AccountId>(
  known: ReadonlyMap<Id, number>,
  versions: ReadonlyMap<Id, number>,
): boolean {
  return [...known].some(([id, version]) => {
    const now = versions.get(id);
    return now !== undefined && now !== version;
  });
}
