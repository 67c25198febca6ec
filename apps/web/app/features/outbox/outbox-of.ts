import { data, type LoaderFunctionArgs } from 'react-router';
import { outboxContext } from '../../platform/screens/server-context.ts';

/** The mails that did not leave; where there are none to be seen, there is no such page. */
export function outboxOf({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  return context.get(outboxContext) ?? noSuchPage();
}

export function noSuchPage(): never {
  throw data({ code: 'not_found' }, { status: 404 });
}
