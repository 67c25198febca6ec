import type { FastifyInstance } from 'fastify';
import { type Database, hasTrigrams, pingDatabase } from '../../db/index.ts';
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
    // Users are served without these: what is missing must not take every process out of rotation.
    const remarks = [await remarkOnRedis(redis), answers ? await remarkOnTrigrams(database) : null];
    const shown = remarks.filter((remark) => remark !== null);
    return { ready: reasons.length === 0, reasons, ...(shown.length > 0 && { remarks: shown }) };
  });
}

async function remarkOnRedis(redis: RedisConnection | null): Promise<string | null> {
  if (redis === null || (await redis.answers())) return null;
  return 'Redis is not responding: each process counts limits on its own';
}

async function remarkOnTrigrams({ db }: Database): Promise<string | null> {
  // A database that stops answering meanwhile is told of by the next probe.
  if (await hasTrigrams(db).catch(() => true)) return null;
  return 'PostgreSQL has no pg_trgm: searches for questions find no mistyped words';
}

async function fine(): Promise<null> {
  return null;
}
