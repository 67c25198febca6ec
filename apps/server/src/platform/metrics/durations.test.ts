import { expect, test } from 'vitest';
import { Durations } from './durations.ts';

test('response times are a histogram by method, route and status, as Prometheus reads it', () => {
  const durations = new Durations();
  durations.observe('GET', '/company/:symbol', 200, 0.0005);
  durations.observe('GET', '/company/:symbol', 200, 0.005);
  durations.observe('GET', '/company/:symbol', 200, 7.5);
  durations.observe('POST', 'a "b"', 429, 0.02);
  const labels = 'method="GET",route="/company/:symbol",status="200"';
  const name = 'http_request_duration_seconds';
  expect(durations.text.split('\n')).toEqual([
    `# HELP ${name} Response time by route`,
    `# TYPE ${name} histogram`,
    `${name}_bucket{${labels},le="0.001"} 1`,
    ...['0.005', '0.01', '0.05', '0.1', '0.5', '1', '5'].map(
      (most) => `${name}_bucket{${labels},le="${most}"} 2`,
    ),
    `${name}_bucket{${labels},le="+Inf"} 3`,
    `${name}_sum{${labels}} 7.5055`,
    `${name}_count{${labels}} 3`,
    ...['0.001', '0.005', '0.01'].map(
      (most) => `${name}_bucket{method="POST",route="a \\"b\\"",status="429",le="${most}"} 0`,
    ),
    ...['0.05', '0.1', '0.5', '1', '5', '+Inf'].map(
      (most) => `${name}_bucket{method="POST",route="a \\"b\\"",status="429",le="${most}"} 1`,
    ),
    `${name}_sum{method="POST",route="a \\"b\\"",status="429"} 0.02`,
    `${name}_count{method="POST",route="a \\"b\\"",status="429"} 1`,
    '',
  ]);
});
