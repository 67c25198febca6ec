import type { Api } from '@tenfold/contract/call';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { getActs } from '@tenfold/contract/qa/desk/acts';
import { maxSearch } from '../../../../platform/queries/use-search-text.ts';
import type { HistoryAddress } from './history-address.ts';

const none: ReplyOf<typeof getActs> = { acts: [], newer: null, older: null, editors: [] };

/** Nothing is found by a text that is too long, which its field says. @param limit how many; without it as many as a page has */
export async function loadActs(
  api: Api,
  wanted: HistoryAddress & { readonly limit?: number },
): Promise<ReplyOf<typeof getActs>> {
  return (wanted.q ?? '').length > maxSearch ? none : api.call(getActs, { query: wanted });
}
