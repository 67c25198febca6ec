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

/** Every call by method and path, as `GET /company/{symbol}`. Types alone: a browser imports no schema. */
export type Calls = { readonly [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
export type CallName = keyof Calls;

type Contract = typeof contract;
type AnyEndpoint = {
  [Feature in keyof Contract]: Extract<Contract[Feature][keyof Contract[Feature]], Endpoint>;
}[keyof Contract];

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  );
}
