import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { isFromThisMachine, NotFound } from '../http/index.ts';
import { Durations } from './durations.ts';

export interface Gauges {
  databaseUp(): Promise<boolean>;
  readonly redisUp: (() => Promise<boolean>) | null;
  documents(): { documents: number; bytes: number };
  sockets(): number;
  /** Null: only this machine may ask, and nobody where others reach the product. */
  readonly token: string | null;
  readonly isPublic: boolean;
}

export function registerMetrics(app: FastifyInstance, gauges: Gauges): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  addGauges(registry, gauges);
  const durations = new Durations();
  app.requests.onAnswered((request, status, milliseconds) => {
    durations.observe(request.method, request.routeOptions.url ?? 'unknown', status, milliseconds / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!maySee(request, gauges)) throw new NotFound('Nothing found at /metrics.');
    reply.header('content-type', registry.contentType);
    return `${await registry.metrics()}${durations.text}`;
  });
}

function maySee(request: FastifyRequest, { token, isPublic }: Gauges): boolean {
  if (token !== null) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  return !isPublic && isFromThisMachine(request);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function addGauges(registry: Registry, gauges: Gauges): void {
  const registers = [registry];
  new Gauge({
    name: 'tenfold_database_up',
    help: '1 when the database responds',
    registers,
    async collect() {
      this.set((await gauges.databaseUp()) ? 1 : 0);
    },
  });
  const { redisUp } = gauges;
  if (redisUp !== null) {
    new Gauge({
      name: 'tenfold_redis_up',
      help: '1 when Redis responds',
      registers,
      async collect() {
        this.set((await redisUp()) ? 1 : 0);
      },
    });
  }
  new Gauge({
    name: 'tenfold_documents_cached',
    help: 'Prepared documents in memory',
    registers,
    collect() {
      this.set(gauges.documents().documents);
    },
  });
  new Gauge({
    name: 'tenfold_documents_cached_bytes',
    help: 'Bytes of prepared documents in memory',
    registers,
    collect() {
      this.set(gauges.documents().bytes);
    },
  });
  new Gauge({
    name: 'tenfold_sockets_open',
    help: 'WebSockets of pages that are open on this process',
    registers,
    collect() {
      this.set(gauges.sockets());
    },
  });
}
