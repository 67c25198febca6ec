import { getNotificationSettings, listFeed } from '@tenfold/contract/notifications';
import type { LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, clockContext } from '../../../platform/screens/server-context.ts';
import { parseFeedQuery } from './feed-query.ts';

export async function loadFeed(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { context, url } = args;
  const api = context.get(apiContext);
  const query = parseFeedQuery(url.searchParams);
  const { sort, filter, unread, symbol, page } = query;
  const body = { sort, filter, unread, page, ...(symbol !== null && { symbol }) };
  const [feed, { timeZone }] = await Promise.all([
    api.call(listFeed, { body }),
    api.call(getNotificationSettings),
  ]).catch(throwScreenError);
  return { query, feed, timeZone, now: context.get(clockContext).now().toISOString() };
}

export type LoadedFeed = Awaited<ReturnType<typeof loadFeed>>;
