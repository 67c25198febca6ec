const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const name = 'http_request_duration_seconds';

interface Series {
  /** By bucket, not added up; the last is of those above all. */
  readonly counts: number[];
  seconds: number;
}

/** A histogram of response times. prom-client's hashes the labels of each observation, which costs as much as a small answer. */
export class Durations {
  readonly #byRoute = new Map<string, Map<string, Map<number, Series>>>();

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.#seriesOf(method, route, status);
    const bucket = buckets.findIndex((most) => seconds <= most);
    const place = bucket < 0 ? buckets.length : bucket;
    series.counts[place] = (series.counts[place] ?? 0) + 1;
    series.seconds += seconds;
  }

  /** In the format of Prometheus. */
  get text(): string {
    const lines = [`# HELP ${name} Response time by route`, `# TYPE ${name} histogram`];
    for (const [route, byMethod] of this.#byRoute) {
      for (const [method, byStatus] of byMethod) {
        for (const [status, series] of byStatus) {
          lines.push(...linesOf(`method="${method}",route="${escaped(route)}",status="${status}"`, series));
        }
      }
    }
    return `${lines.join('\n')}\n`;
  }

  #seriesOf(method: string, route: string, status: number): Series {
    return this.#byRoute.get(route)?.get(method)?.get(status) ?? this.#add(method, route, status);
  }

  #add(method: string, route: string, status: number): Series {
    const byMethod = this.#byRoute.get(route) ?? new Map<string, Map<number, Series>>();
    const byStatus = byMethod.get(method) ?? new Map<number, Series>();
    const series = { counts: Array.from({ length: buckets.length + 1 }, () => 0), seconds: 0 };
    this.#byRoute.set(route, byMethod.set(method, byStatus.set(status, series)));
    return series;
  }
}

function linesOf(labels: string, { counts, seconds }: Series): string[] {
  let below = 0;
  const lines = buckets.map((most, index) => {
    below += counts[index] ?? 0;
    return `${name}_bucket{${labels},le="${most}"} ${below}`;
  });
  const all = below + (counts.at(-1) ?? 0);
  return [
    ...lines,
    `${name}_bucket{${labels},le="+Inf"} ${all}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${all}`,
  ];
}

function escaped(label: string): string {
  return label.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}
