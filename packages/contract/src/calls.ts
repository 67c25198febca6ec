import type { Endpoint } from './endpoint.ts';
import * as contract from './index.ts';

export interface NamedCall {
  readonly name: string;
  readonly feature: string;
  readonly endpoint: Endpoint;
}

export const calls: readonly NamedCall[] = Object.entries(contract).flatMap(([feature, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name, feature, endpoint: value }] : [],
  ),
);

export const endpoints: readonly Endpoint[] = calls.map(({ endpoint }) => endpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  );
}
