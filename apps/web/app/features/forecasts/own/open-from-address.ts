import type { ForecastId } from '@tenfold/contract/ids';
import type { EditingSession } from '../session/session.ts';

interface ForecastChooser {
  readonly session: Pick<EditingSession, 'store'>;
  choose(id: ForecastId): void;
}

/** Opens the one the address names, `?forecast=12`, unless an edit that wasn't sent waits in another. */
export function openFromAddress({ session, choose }: ForecastChooser, search: URLSearchParams): void {
  const { open, saved } = session.store.getState();
  const requested = saved.find(({ id }) => `${id}` === search.get('forecast'));
  if (open === null && requested !== undefined) choose(requested.id);
}
