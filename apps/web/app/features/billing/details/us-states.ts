import { usStates } from '@tenfold/domain/billing';
import type { Country } from './countries.ts';

/** By name. For the server, as the countries: the browser gets them with the page that has the field. */
export function listStates(): readonly Country[] {
  return Object.entries(usStates).map(([code, name]) => ({ code, name }));
}
