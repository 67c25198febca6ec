import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback, NotFound } from '../http/index.ts';

export interface Gauges {
  databaseUp(): Promise<boolean>;
  readonly redisUp: (() => Promise<boolean>) | null;
  documents(): { documents: number; bytes: number };
  sockets(): number;
  /** Null: only this machine may ask. */
  readonly token: string | null;
}

export function registerMetrics(app: FastifyInstance, gauges: Gauges): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  addGauges(registry, gauges);
  const observe = durations(registry);
  app.addHook('onResponse', (request, reply, done) => {
    observe(
      request.method,
      request.routeOptions.url ?? 'unknown',
      reply.statusCode,
      reply.elapsedTime / 1_000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!maySee(request, gauges.token)) throw new NotFound('Nothing found at /metrics.');
    reply.header('content-type', registry.contentType);
    return registry.metrics();
  });
}

/** Behind a proxy on this machine every request comes from it, but with another host name or forwarding headers. */
function maySee({ headers, hostname, raw }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
  return !isForwarded && isLoopback(raw.socket.remoteAddress ?? '') && isLoopback(hostname);
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

type Observe = (method: string, route: string, status: number, seconds: number) => void;

/** Cached by route: looking up a series by its labels costs more than answering. */
function durations(registry: Registry): Observe {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const known = new Map<string, ReturnType<typeof histogram.labels>>();
  return (method, route, status, seconds) => {
    const key = `${method}${status}${route}`;
    let series = known.get(key);
    if (series === undefined) {
      series = histogram.labels(method, route, String(status));
      known.set(key, series);
    }
    series.observe(seconds);
  };
}
