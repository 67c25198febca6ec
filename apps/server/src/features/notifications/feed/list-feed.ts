import type { ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import type { AccountId } from '@tenfold/contract/ids';
import type { listFeed as listFeedCall, NotificationFilter } from '@tenfold/contract/notifications';
import type { Db } from '../../../platform/db/index.ts';
import { countByKind, countChosen, kindsOf, lastSeqOf, listPage } from './notification-store.ts';

type NotificationFeed = ReplyOf<typeof listFeedCall>;

export async function listFeed(
  db: Db,
  accountId: AccountId,
  { page, size, ...choice }: RequestOf<typeof listFeedCall>['body'],
): Promise<NotificationFeed> {
  // First: reading all through this number leaves unread what arrived during the other queries.
  const lastSeq = await lastSeqOf(db, accountId);
  const [notifications, total, counted] = await Promise.all([
    listPage(db, accountId, choice, { page, size }),
    countChosen(db, accountId, choice),
    countByKind(db, accountId),
  ]);
  const sum = (filter: NotificationFilter) =>
    counted.filter(({ kind }) => kindsOf[filter].includes(kind)).reduce((all, { many }) => all + many, 0);
  return {
    notifications,
    total,
    page,
    size,
    lastSeq,
    counts: {
      all: sum('all'),
      price: sum('price'),
      report: sum('report'),
      question: sum('question'),
      unread: counted.reduce((all, { unread }) => all + unread, 0),
    },
    symbols: [...new Set(counted.flatMap(({ symbol }) => symbol ?? []))],
  };
}
