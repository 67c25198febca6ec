import type { AccountId } from '@tenfold/contract/ids';
import { closeCodes, mostMissed, socketsPerPerson } from '@tenfold/contract/notifications/socket';
import type { Notified } from '../notify.ts';
import type { Read } from './announce.ts';
import type { Cursor, Missed } from './missed.ts';
import type { PersonSocket } from './person-socket.ts';

/** Asked in one statement. */
const inOneQuestion = 1_000;

export interface Store {
  listMissed(cursors: readonly Cursor[], most: number): Promise<readonly Missed[]>;
  findLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  failed(cause: unknown): void;
}

interface Connected {
  /** The oldest first. */
  readonly sockets: PersonSocket[];
  /** The version of the account's last change that was looked at. */
  version: number;
}

/**
 * Who is connected to this process, and what each socket was sent last. What is heard from the fan-out is sent if it is
 * the next number; for anything else there is one question to the store: what did these miss, and have their sessions
 * ended?
 */
export class ConnectedPeople {
  readonly #store: Store;
  readonly #people = new Map<AccountId, Connected>();
  readonly #checking = new Set<PersonSocket>();
  #isChecking = false;

  constructor(store: Store) {
    this.#store = store;
  }

  get isEmpty(): boolean {
    return this.#people.size === 0;
  }

  add(socket: PersonSocket, accountId: AccountId): void {
    const person = this.#people.get(accountId) ?? { sockets: [], version: 0 };
    this.#people.set(accountId, person);
    person.sockets.push(socket);
    if (person.sockets.length > socketsPerPerson) {
      const oldest = person.sockets[0];
      if (oldest !== undefined) {
        this.remove(oldest);
        oldest.close(closeCodes.replaced);
      }
    }
    this.#check([socket]);
  }

  remove(socket: PersonSocket): void {
    if (socket.accountId === null) return;
    const sockets = this.#people.get(socket.accountId)?.sockets ?? [];
    const place = sockets.indexOf(socket);
    if (place >= 0) sockets.splice(place, 1);
    if (sockets.length === 0) this.#people.delete(socket.accountId);
    this.#checking.delete(socket);
  }

  hear(notified: readonly Notified[]): void {
    for (const { accountId, id, seq, kind } of notified) {
      const person = this.#people.get(accountId);
      if (person === undefined) continue;
      for (const socket of person.sockets) {
        if (socket.seq === seq - 1) {
          socket.seq = seq;
          socket.sendMessage({ kind, id, seq });
        } else if (socket.seq === null || socket.seq < seq) {
          this.#check([socket]);
        }
      }
    }
  }

  hearRead({ accountId, id }: Read): void {
    for (const socket of this.#people.get(accountId)?.sockets ?? []) {
      socket.sendMessage({ kind: 'read', id, seq: socket.seq ?? 0 });
    }
  }

  /** @param version null: whatever was looked at last */
  accountChanged(accountId: AccountId, version: number | null): void {
    const person = this.#people.get(accountId);
    if (person === undefined || person.version === version) return;
    person.version = version ?? person.version;
    this.#check(person.sockets);
  }

  /** Messages may have been lost. */
  askForAll(): void {
    for (const { sockets } of this.#people.values()) this.#check(sockets);
  }

  #check(sockets: Iterable<PersonSocket>): void {
    for (const socket of sockets) this.#checking.add(socket);
    if (!this.#isChecking) void this.#checkStore();
  }

  /** One question at a time: what comes up meanwhile is in the next. */
  async #checkStore(): Promise<void> {
    this.#isChecking = true;
    // Those of the same moment are asked for together.
    await null;
    while (this.#checking.size > 0) {
      const sockets = [...this.#checking].slice(0, inOneQuestion);
      for (const socket of sockets) this.#checking.delete(socket);
      await this.#askFor(sockets).catch((cause) => this.#store.failed(cause));
    }
    this.#isChecking = false;
  }

  async #askFor(sockets: readonly PersonSocket[]): Promise<void> {
    const cursors = sockets.flatMap(({ accountId, seq }) =>
      accountId === null ? [] : [{ accountId, after: seq }],
    );
    const [live, missed] = await Promise.all([
      this.#store.findLiveSessions(sockets.map(({ sessionId }) => sessionId)),
      this.#store.listMissed(cursors, mostMissed),
    ]);
    for (const [index, socket] of sockets.entries()) {
      const of = missed[index];
      if (!socket.isOpen || of === undefined) continue;
      if (live.has(socket.sessionId)) catchUp(socket, of);
      else socket.close(closeCodes.ended);
    }
  }
}

function catchUp(socket: PersonSocket, { last, notifications }: Missed): void {
  // A client may believe in more than there is: numbers of before a backup was restored.
  const seq = socket.seq === null || (!socket.isReady && socket.seq > last) ? last : socket.seq;
  socket.seq = seq;
  if (notifications.length > mostMissed) {
    socket.seq = last;
    socket.sendMessage({ kind: 'resync', id: null, seq: last });
  }
  for (const [id, number, kind] of notifications) {
    // Some may have come meanwhile.
    if (number <= (socket.seq ?? 0)) continue;
    socket.seq = number;
    socket.sendMessage({ kind, id, seq: number });
  }
  // What is missing in between has been deleted.
  if (socket.seq < last) socket.seq = last;
  if (socket.isReady) return;
  socket.isReady = true;
  socket.sendMessage({ kind: 'ready', id: null, seq: socket.seq });
}
