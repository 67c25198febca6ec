import { countNotes, listCompanyNotes, listNotes } from '@tenfold/contract/notes';
import type { LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { pageSize, parseNotesQuery } from './notes-query.ts';

/** @param symbol null for the notes on all companies */
export async function loadNotes(args: LoaderFunctionArgs, symbol: string | null) {
  await requirePerson(args);
  const api = args.context.get(apiContext);
  const query = parseNotesQuery(args.url.searchParams);
  const { q, sort, page } = query;
  const [{ notes, total }, counts] = await Promise.all([
    symbol === null
      ? api.call(listNotes, { query: { q, sort, page, size: pageSize } })
      : api.call(listCompanyNotes, { params: { symbol, page, size: pageSize }, query: { q, sort } }),
    api.call(countNotes),
  ]).catch(throwScreenError);
  return { symbol, query, notes, total, counts };
}

export type LoadedNotes = Awaited<ReturnType<typeof loadNotes>>;
