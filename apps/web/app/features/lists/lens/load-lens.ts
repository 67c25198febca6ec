import type { Api } from '@tenfold/contract/call';
import { getLens, type Lens } from '@tenfold/contract/lists';

/** The figures of more companies are half a megabyte: the page comes without, and the browser asks for them. */
const mostInPage = 100;

/** With the page, for the period it starts with; null where the browser asks for it. */
export async function loadLens(api: Api, id: string, companies: readonly unknown[]): Promise<Lens | null> {
  if (companies.length === 0 || companies.length > mostInPage) return null;
  return api.call(getLens, { params: { id }, query: { period: '10Y' } });
}
