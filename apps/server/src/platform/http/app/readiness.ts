import type { FastifyInstance } from 'fastify';
import { type Database, pingDatabase } from '../../db/index.ts';
import type { RedisConnection } from '../../redis/index.ts';

export class Readiness {
  readonly #pending = new Set<string>();
  #isStopping = false;

  waitFor(step: string): () => void {
    this.#pending.add(step);
    return () => this.#pending.delete(step);
  }

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
  readonly redis: RedisConnection | null;
  readonly readiness: Readiness;
  readonly takesWrites?: () => Promise<boolean>;
}

/** GET /healthz: the process is alive. GET /readyz: it can serve users, else why not. */
export function registerProbes(
  app: FastifyInstance,
  { database, redis, readiness, takesWrites = async () => true }: ProbeDeps,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    // The client's next request opens a new connection, which may reach another process.
    if (readiness.isStopping) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const reasons = readiness.reasons;
    if (!(await pingDatabase(database))) reasons.push('the database is not responding');
    else if (!(await takesWrites())) reasons.push('cannot write: is the disk full?');
    if (reasons.length > 0) reply.code(503);
    // Users are served without Redis: its outage must not take every process out of rotation.
    const redisIsAway = redis !== null && !(await redis.answers());
    return {
      ready: reasons.length === 0,
      reasons,
      ...(redisIsAway && { remarks: ['Redis is not responding: each process counts limits on its own'] }),
    };
  });
}
