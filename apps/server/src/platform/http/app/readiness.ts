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

  get reasons(): string[] {
    return [...this.#pending, ...(this.#isStopping ? ['shutting down'] : [])];
  }
}

export interface ProbeDeps {
  readonly database: Database;
  readonly redis: RedisConnection | null;
  readonly readiness: Readiness;
  /** Why a database that answers takes no writes; null when it does. */
  readonly whyNoWrites?: () => Promise<string | null>;
  readonly whyNoFiles?: () => Promise<string | null>;
}

/** GET /healthz: the process is alive. GET /readyz: it can serve users, else why not. */
export function registerProbes(
  app: FastifyInstance,
  { database, redis, readiness, whyNoWrites = fine, whyNoFiles = fine }: ProbeDeps,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send('{"alive":true}'),
  );
  app.get('/readyz', async (_request, reply) => {
    const answers = await pingDatabase(database);
    const noDatabase = answers ? await whyNoWrites() : 'the database is not responding';
    const reasons = [...readiness.reasons, noDatabase, await whyNoFiles()].filter((why) => why !== null);
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

async function fine(): Promise<null> {
  return null;
}
