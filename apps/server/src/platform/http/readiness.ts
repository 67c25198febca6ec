import type { FastifyInstance } from 'fastify';
import { type Database, databaseAnswers } from '../db/index.ts';

/** What still stands between this process and the requests of users. */
export class Readiness {
  readonly #pending = new Set<string>();

  waitFor(step: string): () => void {
    this.#pending.add(step);
    return () => this.#pending.delete(step);
  }

  get reasons(): string[] {
    return [...this.#pending];
  }
}

/** GET /healthz: the process lives. GET /readyz: it may be sent users, else why not. */
export function registerProbes(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const reasons = readiness.reasons;
    if (!(await databaseAnswers(database))) reasons.push('the database does not answer');
    if (reasons.length > 0) reply.code(503);
    return { ready: reasons.length === 0, reasons };
  });
}
