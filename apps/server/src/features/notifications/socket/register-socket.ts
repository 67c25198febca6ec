import { socketPath } from '@tenfold/contract/notifications/socket';
import type { FastifyInstance } from 'fastify';
import { repeat } from '../../../platform/clock/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { addressOf, NotFound, openSocket, TooManyRequests } from '../../../platform/http/index.ts';
import { networkOf } from '../../../platform/limits/index.ts';
import { findLiveSessions, type Sessions } from '../../accounts/index.ts';
import { notified, read } from './announce.ts';
import { ConnectedPeople } from './connected-people.ts';
import { listMissed } from './missed.ts';
import { OpenSockets, type SocketLimits, usualLimits } from './open-sockets.ts';
import type { PersonSocket } from './person-socket.ts';

/** Other processes may write, and without Redis nobody says so. */
const askUnrelayedEveryMs = 1_000;
const closeWithinMs = 2_000;

export interface SocketDeps extends Deps {
  readonly sessions: Pick<Sessions, 'known'>;
}

/** Returns how many are open. */
export function registerSocket(
  api: FastifyInstance,
  { db, clock, config, log, fanOut, sessions }: SocketDeps,
  limits: SocketLimits = usualLimits,
): () => number {
  const people = new ConnectedPeople({
    listMissed: (cursors, most) => listMissed(db, cursors, most),
    findLiveSessions: (ids) => findLiveSessions(db, ids, clock.now()),
    failed: (cause) => log.debug({ cause }, 'failed to ask what sockets missed'),
  });
  const sockets = new OpenSockets(people, api.authenticate, limits);
  fanOut.subscribe(notified, (news) => people.hear(news));
  fanOut.subscribe(read, (what) => people.hearRead(what));
  fanOut.onGap(() => people.askForAll());
  sessions.known.watch({
    changed: (accountId, version) => people.accountChanged(accountId, version),
    isNeeded: () => !people.isEmpty,
  });
  const isUnrelayed = config.databaseUrl !== null && !fanOut.isRelayed;
  const ignore = () => undefined;
  const stops = [
    repeat(limits.lookEveryMs, async () => sockets.look(), ignore),
    repeat(isUnrelayed ? askUnrelayedEveryMs : limits.askEveryMs, async () => people.askForAll(), ignore),
  ];
  api.addHook('preClose', async () => {
    await Promise.all(stops.map((stop) => stop()));
    await sockets.closeAll(closeWithinMs);
  });

  api.get(socketPath.replace('{userId}', ':user_id'), (request, reply) => {
    const { user_id: userId = '' } = request.params as { user_id?: string };
    if (!/^[1-9]\d{0,14}$/.test(userId)) throw new NotFound(`Nothing found at ${request.url}.`);
    const network = networkOf(addressOf(request));
    if (sockets.isFull(network)) {
      throw new TooManyRequests('Too many connections from your network. Please try again.', 10);
    }
    openSocket<PersonSocket>(sockets.server, request, reply, (socket) =>
      sockets.add(socket, Number(userId), network),
    );
  });
  return () => sockets.size;
}
