import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Read when somebody asks for the metrics. */
export interface Gauges {
  /** Whether the database answers now. */
  databaseUp(): Promise<boolean>;
  /** Whether Redis answers now; null where none is set. */
  readonly redisUp: (() => Promise<boolean>) | null;
  documents(): { documents: number; bytes: number };
}

/** Durations by route at GET /metrics, for Prometheus. */
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
  app.get('/metrics', async (_request, reply) => {
    reply.header('content-type', registry.contentType);
    return registry.metrics();
  });
}

function addGauges(registry: Registry, gauges: Gauges): void {
  const registers = [registry];
  new Gauge({
    name: 'tenfold_database_up',
    help: '1 when the database answers',
    registers,
    async collect() {
      this.set((await gauges.databaseUp()) ? 1 : 0);
    },
  });
  const { redisUp } = gauges;
  if (redisUp !== null) {
    new Gauge({
      name: 'tenfold_redis_up',
      help: '1 when Redis answers',
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
}

type Observe = (method: string, route: string, status: number, seconds: number) => void;

/** The series of a route is looked up once: by its labels each time costs more than the answer. */
function durations(registry: Registry): Observe {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
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
