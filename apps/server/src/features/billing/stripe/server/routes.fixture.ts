import type { Form } from './form.fixture.ts';
import type { StripeState, Wire } from './state.fixture.ts';

/** @throws ApiError */
export type Route = (state: StripeState, ids: readonly string[], form: Form) => Wire;

/** By method and path, as in `GET /v1/customers/{id}`. */
export type Routes = Readonly<Record<string, Route>>;

export interface FoundRoute {
  readonly route: Route;
  readonly ids: readonly string[];
}

/** Null: there is no such path. */
export function findRoute(routes: Routes, method: string, path: string): FoundRoute | null {
  const parts = path.split('/');
  for (const [name, route] of Object.entries(routes)) {
    const ids = match(name, method, parts);
    if (ids !== null) return { route, ids };
  }
  return null;
}

function match(name: string, method: string, parts: readonly string[]): string[] | null {
  const [wanted, pattern = ''] = name.split(' ');
  const patterns = pattern.split('/');
  if (wanted !== method || patterns.length !== parts.length) return null;
  const fits = patterns.every((one, index) => one === '{id}' || one === parts[index]);
  return fits ? parts.filter((_, index) => patterns[index] === '{id}') : null;
}
