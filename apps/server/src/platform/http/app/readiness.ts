import type { FastifyInstance } from 'fastify';
import { type Database, pingDatabase } from '../../db/index.ts';
import type { RedisConnection } from '../../redis/index.ts';

/** What still stands between this process and the requests of users. */
export class Readiness {
  readonly #pending = new Set<string>();
  #isStopping = false;

  waitFor(step: string): () => void {
    this.#pending.add(step);
    return () => this.#pending.delete(step);
  }

  /** From now on this process is leaving: it answers what comes, and asks to come no more. */
  beginStopping(): void {
    this.#isStopping = true;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  get reasons(): string[] {
    return [...this.#pending, ...(this.#isStopping ? ['shutting down'] : [])];
  }
}

export interface ProbeDeps {
  readonly database: Database;
  /** Null where none is set. */
  readonly redis: RedisConnection | null;
  readonly readiness: Readiness;
  /** Whether what is written now is kept; not asked where there is nothing to ask. */
  readonly takesWrites?: () => Promise<boolean>;
}

/** GET /healthz: the process lives. GET /readyz: it may be sent users, else why not. */
export function registerProbes(
  app: FastifyInstance,
  { database, redis, readiness, takesWrites = async () => true }: ProbeDeps,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    // The client makes its next request on a new connection, which may reach another process.
    if (readiness.isStopping) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const reasons = readiness.reasons;
    if (!(await pingDatabase(database))) reasons.push('the database is not responding');
    else if (!(await takesWrites())) reasons.push('cannot write: is the disk full?');
    if (reasons.length > 0) reply.code(503);
    // Users are served without it: that it is away must not take every process out of service.
    const redisIsAway = redis !== null && !(await redis.answers());
    return {
      ready: reasons.length === 0,
      reasons,
      ...(redisIsAway && { remarks: ['Redis is not responding: each process counts limits on its own'] }),
    };
  });
}
