import { data, type LoaderFunctionArgs } from 'react-router';
import { outboxContext } from '../../platform/screens/server-context.ts';

/** 404 where there is no outbox. */
export function getOutbox({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  return context.get(outboxContext) ?? noSuchPage();
}

export function noSuchPage(): never {
  throw data({ code: 'not_found' }, { status: 404 });
}
