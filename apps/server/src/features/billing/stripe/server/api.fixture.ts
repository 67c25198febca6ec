import { expandAll } from './expand.fixture.ts';
import { type Form, textsAt } from './form.fixture.ts';
import { listPage } from './lists.fixture.ts';
import { moneyRoutes } from './money-routes.fixture.ts';
import { peopleRoutes } from './people-routes.fixture.ts';
import { planRoutes } from './plan-routes.fixture.ts';
import { findRoute } from './routes.fixture.ts';
import { ApiError, missing, type StripeState, type Wire } from './state.fixture.ts';

const routes = { ...peopleRoutes, ...planRoutes, ...moneyRoutes };

export interface ApiAnswer {
  readonly status: number;
  readonly body: Wire;
}

/** What Stripe does with a request, and answers. */
export function answerOf(state: StripeState, method: string, path: string, form: Form): ApiAnswer {
  try {
    const body = act(state, method, path, form);
    return { status: 200, body: expandAll(state, body, textsAt(form, 'expand')) };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return { status: cause.status, body: { error: cause.error } };
  }
}

function act(state: StripeState, method: string, path: string, form: Form): Wire {
  const page = method === 'GET' ? listPage(state, path.replace('/v1/', ''), form) : null;
  if (page !== null) return page;
  const found = findRoute(routes, method, path);
  if (found === null) throw missing(path);
  return found.route(state, found.ids, form);
}
