import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { EditorAct, getActs } from '@tenfold/contract/qa/desk/acts';
import type { LoaderFunctionArgs } from 'react-router';
import { requireRole } from '../../../../platform/api/guards.ts';
import { throwScreenError } from '../../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../../platform/screens/server-context.ts';
import { savedFile } from '../../../../platform/storage/saved-file.ts';
import { deskParts } from '../load-desk.ts';
import { type HistoryAddress, parseHistory } from './history-address.ts';
import { historyCsv } from './history-csv.ts';
import { loadActs } from './load-acts.ts';

/** As many as one call gives. */
const limit = 100;

/** A file of all acts that the address describes, without JavaScript too; for others there is no such page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireRole(args, deskParts.history.right);
  const api = args.context.get(apiContext);
  const { before: _, after: __, ...filter } = parseHistory(args.url.searchParams);
  const acts: EditorAct[] = [];
  let from: Pick<HistoryAddress, 'before'> | null = {};
  while (from !== null) {
    const page: ReplyOf<typeof getActs> = await loadActs(api, { ...filter, limit, ...from }).catch(
      throwScreenError,
    );
    acts.push(...page.acts);
    from = page.older === null ? null : { before: page.older };
  }
  return savedFile(historyCsv(acts), 'history-of-acts.csv', 'text/csv');
}
