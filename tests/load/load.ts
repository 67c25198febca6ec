import autocannon from 'autocannon';

export interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
}

export interface Load {
  readonly url: string;
  readonly seconds?: number;
  readonly connections?: number;
  readonly headers?: Record<string, string>;
  /** Sent in turn instead of the one url's path. */
  readonly paths?: readonly string[];
}

/** Requests a second and the 99th percentile in milliseconds, after a second of warming up. */
export async function measure(load: Load): Promise<Measured> {
  await run(load, 1);
  const result = await run(load, load.seconds ?? 5);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

function run({ url, connections = 4, headers = {}, paths }: Load, seconds: number) {
  const requests = paths?.map((path) => ({ path }));
  return autocannon({ url, connections, duration: seconds, headers, ...(requests && { requests }) });
}
